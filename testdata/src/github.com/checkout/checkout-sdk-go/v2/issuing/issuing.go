// Package issuing declares, for tests, what they use of github.com/checkout/checkout-sdk-go/v2/issuing.
package issuing

import (
	"context"
)

type Client struct{}

func (c *Client) CreateDispute(request CreateDisputeRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) CreateDisputeWithContext(ctx context.Context, request CreateDisputeRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) EscalateDispute(id string, request EscalateDisputeRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

func (c *Client) EscalateDisputeWithContext(ctx context.Context, id string, request EscalateDisputeRequest, idempotencyKey *string) (_ *Response, _ error) {
	return
}

type CreateDisputeRequest struct{ Amount int64 }

type EscalateDisputeRequest struct{ Amount int64 }

type Response struct{ Id string }
