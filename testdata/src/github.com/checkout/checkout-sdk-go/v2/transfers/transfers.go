// Package transfers declares, for tests, what they use of github.com/checkout/checkout-sdk-go/v2/transfers.
package transfers

import (
	"context"
)

type Client struct{}

func (c *Client) InitiateTransferOfFounds(request InitiateTransferOfFoundsRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) InitiateTransferOfFoundsWithContext(ctx context.Context, request InitiateTransferOfFoundsRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) InitiateTransferOfFunds(request InitiateTransferOfFundsRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) InitiateTransferOfFundsWithContext(ctx context.Context, request InitiateTransferOfFundsRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

type InitiateTransferOfFoundsRequest struct{ Amount int64 }

type InitiateTransferOfFundsRequest struct{ Amount int64 }

type Response struct{ Id string }
