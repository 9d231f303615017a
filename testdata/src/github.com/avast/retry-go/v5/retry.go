// Package retry declares, for tests, what they use of github.com/avast/retry-go/v5.
package retry

import (
	"time"
)

type Option func(*retrierCore)

type Retrier struct{ *retrierCore }

type RetrierWithData[T any] struct{ *retrierCore }

type RetryableFunc func() error

type RetryableFuncWithData[T any] func() (T, error)

type retrierCore struct{}

func Attempts(attempts uint) (_ Option) { return }

func Delay(delay time.Duration) (_ Option) { return }

func New(opts ...Option) (_ *Retrier) { return }

func NewWithData[T any](opts ...Option) (_ *RetrierWithData[T]) { return }

func (r *Retrier) Do(retryableFunc RetryableFunc) (_ error) { return }

func (r *RetrierWithData[T]) Do(retryableFunc RetryableFuncWithData[T]) (_ T, _ error) { return }

func Unrecoverable(err error) (_ error) { return }

func UntilSucceeded() (_ Option) { return }
