// Package graphql declares, for tests, what they use of github.com/shurcooL/graphql.
package graphql

import (
	"context"
)

type Client struct{}

func (c *Client) Mutate(ctx context.Context, m any, variables map[string]any) (_ error) { return }
