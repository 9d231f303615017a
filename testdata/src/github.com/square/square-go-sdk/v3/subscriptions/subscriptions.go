// Package subscriptions declares, for tests, what they use of github.com/square/square-go-sdk/v3/subscriptions.
package subscriptions

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) Create(ctx context.Context, request *square.CreateSubscriptionRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
