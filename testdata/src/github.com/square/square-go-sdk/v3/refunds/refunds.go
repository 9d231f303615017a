// Package refunds declares, for tests, what they use of github.com/square/square-go-sdk/v3/refunds.
package refunds

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

type RawClient struct{}

func (c *Client) RefundPayment(ctx context.Context, request *square.RefundPaymentRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *RawClient) RefundPayment(ctx context.Context, request *square.RefundPaymentRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
