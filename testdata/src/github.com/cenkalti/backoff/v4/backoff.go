// Package backoff declares, for tests, what they use of github.com/cenkalti/backoff/v4.
package backoff

import (
	"context"
	"time"
)

type BackOff interface {
	NextBackOff() time.Duration
	Reset()
}

type BackOffContext interface {
	BackOff
	Context() context.Context
}

type ConstantBackOff struct{}

type ExponentialBackOff struct {
	InitialInterval     time.Duration
	RandomizationFactor float64
	Multiplier          float64
	MaxInterval         time.Duration
	MaxElapsedTime      time.Duration
	Stop                time.Duration
}

type ExponentialBackOffOpts func(*ExponentialBackOff)

type Notify func(error, time.Duration)

type Operation func() error

type OperationWithData[T any] func() (T, error)

type StopBackOff struct{}

type Timer interface{}

func (b *ConstantBackOff) NextBackOff() (_ time.Duration) { return }

func (b *ConstantBackOff) Reset() {}

func (b *ExponentialBackOff) NextBackOff() (_ time.Duration) { return }

func (b *ExponentialBackOff) Reset() {}

func NewConstantBackOff(d time.Duration) (_ *ConstantBackOff) { return }

func NewExponentialBackOff(opts ...ExponentialBackOffOpts) (_ *ExponentialBackOff) { return }

func Permanent(err error) (_ error) { return }

func Retry(o Operation, b BackOff) (_ error) { return }

func RetryNotify(operation Operation, b BackOff, notify Notify) (_ error) { return }

func RetryNotifyWithData[T any](operation OperationWithData[T], b BackOff, notify Notify) (_ T, _ error) {
	return
}

func RetryNotifyWithTimer(operation Operation, b BackOff, notify Notify, t Timer) (_ error) { return }

func RetryNotifyWithTimerAndData[T any](operation OperationWithData[T], b BackOff, notify Notify, t Timer) (_ T, _ error) {
	return
}

func RetryWithData[T any](o OperationWithData[T], b BackOff) (_ T, _ error) { return }

func (b *StopBackOff) NextBackOff() (_ time.Duration) { return }

func (b *StopBackOff) Reset() {}

func WithContext(b BackOff, ctx context.Context) (_ BackOffContext) { return }

func WithMaxRetries(b BackOff, max uint64) (_ BackOff) { return }
