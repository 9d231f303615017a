// Package graphql declares, for tests, what they use of github.com/machinebox/graphql.
package graphql

import (
	"context"
	"net/http"
)

type Client struct{}

type Request struct {
	q      string
	Header http.Header
}

func NewRequest(q string) (_ *Request) { return }

func (req *Request) Var(key string, value interface{}) {}

func (c *Client) Run(ctx context.Context, req *Request, resp interface{}) (_ error) { return }
