// Package cloud is, for tests, a library that the catalog does not know.
package cloud

import "context"

type Client struct{ Runs Runs }

type Run struct{ ID string }

type RunOptions struct{ Workspace string }

type Runs interface {
	Create(ctx context.Context, o RunOptions) (*Run, error)
}

func (c *Client) PlaceOrder(sku string) (_ error) { return }
