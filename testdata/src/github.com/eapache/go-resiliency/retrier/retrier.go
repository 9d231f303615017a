// Package retrier declares, for tests, what they use of github.com/eapache/go-resiliency/retrier.
package retrier

import (
	"context"
	"time"
)

type Classifier interface{}

type Retrier struct{}

func ConstantBackoff(n int, amount time.Duration) (_ []time.Duration) { return }

func ExponentialBackoff(n int, initialAmount time.Duration) (_ []time.Duration) { return }

func New(backoff []time.Duration, class Classifier) (_ *Retrier) { return }

func (r *Retrier) Run(work func() error) (_ error) { return }

func (r *Retrier) RunCtx(ctx context.Context, work func(ctx context.Context) error) (_ error) { return }

func (r *Retrier) RunFn(ctx context.Context, work func(ctx context.Context, retries int) error) (_ error) {
	return
}
