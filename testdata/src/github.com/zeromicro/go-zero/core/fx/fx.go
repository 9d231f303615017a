// Package fx declares, for tests, what they use of github.com/zeromicro/go-zero/core/fx.
package fx

import (
	"context"
)

type RetryOption func(*retryOptions)

type retryOptions struct{}

func DoWithRetry(fn func() error, opts ...RetryOption) (_ error) { return }

func DoWithRetryCtx(ctx context.Context, fn func(ctx context.Context, retryCount int) error, opts ...RetryOption) (_ error) {
	return
}

func WithRetry(times int) (_ RetryOption) { return }
