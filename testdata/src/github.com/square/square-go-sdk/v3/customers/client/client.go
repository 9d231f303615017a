// Package client declares, for tests, what they use of github.com/square/square-go-sdk/v3/customers/client.
package client

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) Create(ctx context.Context, request *square.CreateCustomerRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
