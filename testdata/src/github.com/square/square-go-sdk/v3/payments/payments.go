// Package payments declares, for tests, what they use of github.com/square/square-go-sdk/v3/payments.
package payments

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

type RawClient struct{}

func (c *Client) Create(ctx context.Context, request *square.CreatePaymentRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *RawClient) Create(ctx context.Context, request *square.CreatePaymentRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
