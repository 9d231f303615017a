// Package grpc_retry declares, for tests, what they use of github.com/grpc-ecosystem/go-grpc-middleware/retry.
package grpc_retry

import "google.golang.org/grpc"

type CallOption struct{}

func UnaryClientInterceptor(optFuncs ...CallOption) (_ grpc.UnaryClientInterceptor) { return }

func StreamClientInterceptor(optFuncs ...CallOption) (_ grpc.StreamClientInterceptor) { return }

func WithMax(maxRetries uint) (_ CallOption) { return }
