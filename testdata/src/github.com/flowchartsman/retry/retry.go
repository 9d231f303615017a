// Package retry declares, for tests, what they use of github.com/flowchartsman/retry.
package retry

import (
	"context"
	"time"
)

type Retrier struct{}

func NewRetrier(maxTries int, initialDelay, maxDelay time.Duration) (_ *Retrier) { return }

func (r *Retrier) Run(funcToRetry func() error) (_ error) { return }

func (r *Retrier) RunContext(ctx context.Context, funcToRetry func(context.Context) error) (_ error) {
	return
}

func Stop(err error) (_ error) { return }
