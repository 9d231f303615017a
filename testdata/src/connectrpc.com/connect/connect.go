// Package connect declares, for tests, what they use of connectrpc.com/connect.
package connect

import (
	"context"
	"net/http"
)

type AnyRequest interface{ Header() http.Header }

type CallInfo interface{ RequestHeader() http.Header }

type Request[T any] struct {
	Msg    *T
	header http.Header
}

func NewRequest[T any](message *T) (_ *Request[T]) { return }

func (r *Request[_]) Header() (_ http.Header) { return }

type AnyResponse interface{}

type Response[T any] struct{ Msg *T }

type HTTPClient interface {
	Do(*http.Request) (*http.Response, error)
}

type ClientOption interface{}

type Interceptor interface{}

type UnaryFunc func(context.Context, AnyRequest) (AnyResponse, error)

type UnaryInterceptorFunc func(UnaryFunc) UnaryFunc
