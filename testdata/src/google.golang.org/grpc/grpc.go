// Package grpc declares, for tests, what they use of google.golang.org/grpc.
package grpc

import (
	"context"
)

type CallOption interface{}

type ClientConn struct{}

type ClientConnInterface interface {
	Invoke(ctx context.Context, method string, args any, reply any, opts ...CallOption) error
}

func (cc *ClientConn) Invoke(ctx context.Context, method string, args, reply any, opts ...CallOption) (_ error) {
	return
}

type UnaryClientInterceptor func(ctx context.Context, method string, req, reply any, cc *ClientConn, invoker UnaryInvoker, opts ...CallOption) error

type UnaryInvoker func(ctx context.Context, method string, req, reply any, cc *ClientConn, opts ...CallOption) error

type StreamClientInterceptor func(ctx context.Context, desc *StreamDesc, cc *ClientConn, method string, streamer Streamer, opts ...CallOption) (ClientStream, error)

type StreamDesc struct{}

type ClientStream interface{}

type Streamer func(ctx context.Context, desc *StreamDesc, cc *ClientConn, method string, opts ...CallOption) (ClientStream, error)

type DialOption interface{}

func WithDefaultServiceConfig(s string) (_ DialOption) { return }

func WithUnaryInterceptor(f UnaryClientInterceptor) (_ DialOption) { return }

func WithChainUnaryInterceptor(interceptors ...UnaryClientInterceptor) (_ DialOption) { return }

func NewClient(target string, opts ...DialOption) (conn *ClientConn, err error) { return }

func Dial(target string, opts ...DialOption) (_ *ClientConn, _ error) { return }

func DialContext(ctx context.Context, target string, opts ...DialOption) (conn *ClientConn, err error) {
	return
}
