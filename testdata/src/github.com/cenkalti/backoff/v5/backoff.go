// Package backoff declares, for tests, what they use of github.com/cenkalti/backoff/v5.
package backoff

import (
	"context"
	"time"
)

type BackOff interface {
	NextBackOff() time.Duration
	Reset()
}

type ExponentialBackOff struct{}

type Operation[T any] func() (T, error)

type RetryOption func(*retryOptions)

type StopBackOff struct{}

type retryOptions struct{}

func (b *ExponentialBackOff) NextBackOff() (_ time.Duration) { return }

func (b *ExponentialBackOff) Reset() {}

func NewExponentialBackOff() (_ *ExponentialBackOff) { return }

func Permanent(err error) (_ error) { return }

func Retry[T any](ctx context.Context, operation Operation[T], opts ...RetryOption) (_ T, _ error) {
	return
}

func (b *StopBackOff) NextBackOff() (_ time.Duration) { return }

func (b *StopBackOff) Reset() {}

func WithBackOff(b BackOff) (_ RetryOption) { return }

func WithMaxElapsedTime(d time.Duration) (_ RetryOption) { return }

func WithMaxTries(n uint) (_ RetryOption) { return }
