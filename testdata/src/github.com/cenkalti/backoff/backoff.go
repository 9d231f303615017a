// Package backoff declares, for tests, what they use of github.com/cenkalti/backoff.
package backoff

import (
	"time"
)

type BackOff interface {
	NextBackOff() time.Duration
	Reset()
}

type ExponentialBackOff struct{}

type Notify func(error, time.Duration)

type Operation func() error

type PermanentError struct{}

type StopBackOff struct{}

func (b *ExponentialBackOff) NextBackOff() (_ time.Duration) { return }

func (b *ExponentialBackOff) Reset() {}

func NewExponentialBackOff() (_ *ExponentialBackOff) { return }

func Permanent(err error) (_ *PermanentError) { return }

func Retry(o Operation, b BackOff) (_ error) { return }

func RetryNotify(operation Operation, b BackOff, notify Notify) (_ error) { return }

func WithMaxRetries(b BackOff, max uint64) (_ BackOff) { return }

func (b *StopBackOff) NextBackOff() (_ time.Duration) { return }

func (b *StopBackOff) Reset() {}
