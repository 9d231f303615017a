// Package checkouts declares, for tests, what they use of github.com/square/square-go-sdk/v3/terminal/checkouts.
package checkouts

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
	"github.com/square/square-go-sdk/v3/terminal"
)

type Client struct{}

func (c *Client) Create(ctx context.Context, request *terminal.CreateTerminalCheckoutRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
