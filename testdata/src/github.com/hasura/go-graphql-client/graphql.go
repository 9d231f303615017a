// Package graphql declares, for tests, what they use of github.com/hasura/go-graphql-client.
package graphql

import (
	"context"
)

type Client struct{}

type Option interface{}

func (c *Client) Mutate(ctx context.Context, m any, variables map[string]any, options ...Option) (_ error) {
	return
}

func (c *Client) NamedMutate(ctx context.Context, name string, m any, variables map[string]any, options ...Option) (_ error) {
	return
}

func (c *Client) MutateRaw(ctx context.Context, m any, variables map[string]any, options ...Option) (_ []byte, _ error) {
	return
}

func (c *Client) NamedMutateRaw(ctx context.Context, name string, m any, variables map[string]any, options ...Option) (_ []byte, _ error) {
	return
}

func (c *Client) Exec(ctx context.Context, query string, m any, variables map[string]any, options ...Option) (_ error) {
	return
}

func (c *Client) ExecRaw(ctx context.Context, query string, variables map[string]any, options ...Option) (_ []byte, _ error) {
	return
}
