// Package client declares, for tests, what they use of github.com/square/square-go-sdk/v3/orders/client.
package client

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

type RawClient struct{}

func (c *Client) Pay(ctx context.Context, request *square.PayOrderRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *RawClient) Pay(ctx context.Context, request *square.PayOrderRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *Client) Create(ctx context.Context, request *square.CreateOrderRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
