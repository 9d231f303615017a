// Package gax declares, for tests, what they use of github.com/googleapis/gax-go/v2.
package gax

import (
	"context"
	"time"
)

type APICall func(context.Context, CallSettings) error

type CallOption interface{}

type CallSettings struct{ Retry func() Retryer }

type Retryer interface {
	Retry(err error) (pause time.Duration, shouldRetry bool)
}

func Invoke(ctx context.Context, call APICall, opts ...CallOption) (_ error) { return }

func WithRetry(fn func() Retryer) (_ CallOption) { return }

func WithTimeout(t time.Duration) (_ CallOption) { return }
