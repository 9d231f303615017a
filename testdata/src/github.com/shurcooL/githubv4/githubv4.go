// Package githubv4 declares, for tests, what they use of github.com/shurcooL/githubv4.
package githubv4

import (
	"context"
)

type Client struct{}

type Input interface{}

func (c *Client) Mutate(ctx context.Context, m interface{}, input Input, variables map[string]interface{}) (_ error) {
	return
}
