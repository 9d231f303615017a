// Package retry declares, for tests, what they use of github.com/sethvargo/go-retry.
package retry

import (
	"context"
	"time"
)

type Backoff interface{}

type RetryFunc func(ctx context.Context) error

type RetryFuncValue[T any] func(ctx context.Context) (T, error)

func Constant(ctx context.Context, t time.Duration, f RetryFunc) (_ error) { return }

func Do(ctx context.Context, b Backoff, f RetryFunc) (_ error) { return }

func DoValue[T any](ctx context.Context, b Backoff, f RetryFuncValue[T]) (_ T, _ error) { return }

func Exponential(ctx context.Context, base time.Duration, f RetryFunc) (_ error) { return }

func Fibonacci(ctx context.Context, base time.Duration, f RetryFunc) (_ error) { return }

func NewConstant(t time.Duration) (_ Backoff) { return }

func NewExponential(base time.Duration) (_ Backoff) { return }

func NewFibonacci(base time.Duration) (_ Backoff) { return }

func RetryableError(err error) (_ error) { return }

func WithMaxRetries(max uint64, next Backoff) (_ Backoff) { return }
