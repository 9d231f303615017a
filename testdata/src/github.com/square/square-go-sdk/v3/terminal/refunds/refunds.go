// Package refunds declares, for tests, what they use of github.com/square/square-go-sdk/v3/terminal/refunds.
package refunds

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
	"github.com/square/square-go-sdk/v3/terminal"
)

type Client struct{}

func (c *Client) Create(ctx context.Context, request *terminal.CreateTerminalRefundRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
