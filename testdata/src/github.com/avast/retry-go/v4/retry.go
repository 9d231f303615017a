// Package retry declares, for tests, what they use of github.com/avast/retry-go/v4.
package retry

import (
	"context"
	"time"
)

type Config struct{}

type Option func(*Config)

type RetryIfFunc func(error) bool

type RetryableFunc func() error

type RetryableFuncWithData[T any] func() (T, error)

func Attempts(attempts uint) (_ Option) { return }

func Context(ctx context.Context) (_ Option) { return }

func Delay(delay time.Duration) (_ Option) { return }

func Do(retryableFunc RetryableFunc, opts ...Option) (_ error) { return }

func DoWithData[T any](retryableFunc RetryableFuncWithData[T], opts ...Option) (_ T, _ error) { return }

func RetryIf(retryIf RetryIfFunc) (_ Option) { return }

func Unrecoverable(err error) (_ error) { return }
