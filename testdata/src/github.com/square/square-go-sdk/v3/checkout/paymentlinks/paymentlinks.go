// Package paymentlinks declares, for tests, what they use of github.com/square/square-go-sdk/v3/checkout/paymentlinks.
package paymentlinks

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/checkout"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) Create(ctx context.Context, request *checkout.CreatePaymentLinkRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
