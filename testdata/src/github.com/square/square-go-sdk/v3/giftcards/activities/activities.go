// Package activities declares, for tests, what they use of github.com/square/square-go-sdk/v3/giftcards/activities.
package activities

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/giftcards"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) Create(ctx context.Context, request *giftcards.CreateGiftCardActivityRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
