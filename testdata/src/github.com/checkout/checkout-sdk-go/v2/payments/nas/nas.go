// Package nas declares, for tests, what they use of github.com/checkout/checkout-sdk-go/v2/payments/nas.
package nas

import (
	"context"
)

type Client struct{}

func (c *Client) CapturePayment(id string, request CapturePaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) CapturePaymentWithContext(ctx context.Context, id string, request CapturePaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) CapturePaymentWithoutRequest(id string, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) CapturePaymentWithoutRequestWithContext(ctx context.Context, id string, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) IncrementAuthorization(id string, request IncrementAuthorizationRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) IncrementAuthorizationWithContext(ctx context.Context, id string, request IncrementAuthorizationRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) RefundPayment(id string, request RefundPaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) RefundPaymentWithContext(ctx context.Context, id string, request RefundPaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) RequestPayment(request RequestPaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) RequestPaymentWithContext(ctx context.Context, request RequestPaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) RequestPayout(request RequestPayoutRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) RequestPayoutWithContext(ctx context.Context, request RequestPayoutRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) ReversePayment(id string, request ReversePaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) ReversePaymentWithContext(ctx context.Context, id string, request ReversePaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) VoidPayment(id string, request VoidPaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) VoidPaymentWithContext(ctx context.Context, id string, request VoidPaymentRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

type CapturePaymentRequest struct{ Amount int64 }

type IncrementAuthorizationRequest struct{ Amount int64 }

type RefundPaymentRequest struct{ Amount int64 }

type RequestPaymentRequest struct{ Amount int64 }

type RequestPayoutRequest struct{ Amount int64 }

type ReversePaymentRequest struct{ Amount int64 }

type VoidPaymentRequest struct{ Amount int64 }

type Response struct{ Id string }
