// Package inventory declares, for tests, what they use of github.com/square/square-go-sdk/v3/inventory.
package inventory

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) BatchCreateChanges(ctx context.Context, request *square.BatchChangeInventoryRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
