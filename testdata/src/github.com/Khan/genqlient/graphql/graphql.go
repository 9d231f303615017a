// Package graphql declares, for tests, what they use of github.com/Khan/genqlient/graphql.
package graphql

import "context"

type Client interface {
	MakeRequest(ctx context.Context, req *Request, resp *Response) error
}

type Request struct {
	Query     string
	Variables interface{}
	OpName    string
}

type Response struct{ Data interface{} }
