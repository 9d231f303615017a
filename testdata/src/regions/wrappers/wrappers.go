// Package wrappers hands an effect to the retry wrappers of the catalog.
package wrappers

import (
	"context"
	"time"

	"cloud.google.com/go/firestore"
	"cloud.google.com/go/spanner"
	retry3 "github.com/avast/retry-go"
	retry4 "github.com/avast/retry-go/v4"
	retry5 "github.com/avast/retry-go/v5"
	backoff4 "github.com/cenkalti/backoff/v4"
	backoff5 "github.com/cenkalti/backoff/v5"
	"github.com/eapache/go-resiliency/retrier"
	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	flow "github.com/flowchartsman/retry"
	juju "github.com/juju/retry"
	"github.com/matryer/try"
	seth "github.com/sethvargo/go-retry"
	"github.com/zeromicro/go-zero/core/fx"
	"go.etcd.io/bbolt"
	"k8s.io/apimachinery/pkg/util/wait"
	kretry "k8s.io/client-go/util/retry"

	rican "github.com/Rican7/retry"
	"github.com/Rican7/retry/strategy"
)

// effect stands for what must not be repeated.
func effect() error { return nil }

func Backoff(ctx context.Context) {
	backoff5.Retry(ctx, func() (int, error) {
		return 1, effect() // want `^r3 backoff\.Retry \(`
	})
	backoff5.Retry(ctx, func() (int, error) {
		return 1, effect() // want `^r3 backoff\.Retry \(`
	}, backoff5.WithMaxTries(5))
	backoff5.Retry(ctx, func() (int, error) {
		return 1, effect() // want `^no region \(`
	}, backoff5.WithMaxTries(1))
	backoff4.Retry(func() error {
		return effect() // want `^r3 backoff\.Retry \(`
	}, backoff4.NewExponentialBackOff())
	backoff4.Retry(func() error {
		return effect() // want `^no region \(`
	}, backoff4.WithMaxRetries(backoff4.NewExponentialBackOff(), 0))
	backoff4.Retry(func() error {
		return effect() // want `^no region \(`
	}, &backoff4.StopBackOff{})
	backoff4.Retry(func() error {
		return backoff4.Permanent(effect()) // want `^no region \(`
	}, backoff4.NewExponentialBackOff())
}

func Avast() {
	retry3.Do(func() error {
		return effect() // want `^r3 retry\.Do \(`
	})
	retry4.Do(func() error {
		return effect() // want `^r3 retry\.Do \(`
	}, retry4.Attempts(3))
	retry4.Do(func() error {
		return effect() // want `^no region \(`
	}, retry4.Attempts(1))
	retry4.Do(func() error {
		return retry4.Unrecoverable(effect()) // want `^no region \(`
	})
	retry4.DoWithData(func() (int, error) {
		return 1, effect() // want `^r3 retry\.DoWithData \(`
	})
	retry5.New().Do(func() error {
		return effect() // want `^r3 Retrier\.Do \(`
	})
	retry5.New(retry5.Attempts(1)).Do(func() error {
		return effect() // want `^no region \(`
	})
}

func Sethvargo(ctx context.Context) {
	seth.Do(ctx, seth.NewConstant(time.Second), func(ctx context.Context) error {
		return effect() // want `^no region \(`
	})
	seth.Do(ctx, seth.NewConstant(time.Second), func(ctx context.Context) error {
		return seth.RetryableError(effect()) // want `^r3 retry\.Do \(`
	})
	seth.Do(ctx, seth.WithMaxRetries(0, seth.NewConstant(time.Second)), func(ctx context.Context) error {
		return seth.RetryableError(effect()) // want `^no region \(`
	})
}

func Others(ctx context.Context) {
	retrier.New(retrier.ExponentialBackoff(3, time.Second), nil).Run(func() error {
		return effect() // want `^r3 Retrier\.Run \(`
	})
	retrier.New(nil, nil).Run(func() error {
		return effect() // want `^no region \(`
	})
	failsafe.With[int](retrypolicy.NewWithDefaults[int]()).Run(func() error {
		return effect() // want `^r3 Executor\.Run \(`
	})
	flow.NewRetrier(3, time.Second, time.Second).Run(func() error {
		return effect() // want `^r3 Retrier\.Run \(`
	})
	flow.NewRetrier(1, time.Second, time.Second).Run(func() error {
		return effect() // want `^no region \(`
	})
	juju.Call(juju.CallArgs{Func: func() error {
		return effect() // want `^r3 retry\.Call \(`
	}, Attempts: 3})
	juju.Call(juju.CallArgs{Func: func() error {
		return effect() // want `^no region \(`
	}, Attempts: 1})
	try.Do(func(attempt int) (bool, error) {
		return true, effect() // want `^r3 try\.Do \(`
	})
	fx.DoWithRetry(func() error {
		return effect() // want `^r3 fx\.DoWithRetry \(`
	})
	fx.DoWithRetry(func() error {
		return effect() // want `^no region \(`
	}, fx.WithRetry(1))
	rican.Retry(func(uint) error {
		return effect() // want `^r3 retry\.Retry \(`
	}, strategy.Limit(3))
	rican.Retry(func(uint) error {
		return effect() // want `^no region \(`
	}, strategy.Limit(1))
}

func Kubernetes(ctx context.Context) {
	kretry.OnError(wait.Backoff{Steps: 4}, func(error) bool { return true }, func() error {
		return effect() // want `^r3 retry\.OnError \(`
	})
	kretry.OnError(wait.Backoff{Steps: 1}, func(error) bool { return true }, func() error {
		return effect() // want `^no region \(`
	})
	kretry.RetryOnConflict(kretry.DefaultRetry, func() error {
		return effect() // want `^r3 retry\.RetryOnConflict tx \(`
	})
	wait.PollUntilContextTimeout(ctx, time.Second, time.Minute, true, func(context.Context) (bool, error) {
		return true, effect() // want `^r3 wait\.PollUntilContextTimeout poll \(`
	})
}

func Transactions(ctx context.Context, f *firestore.Client, s *spanner.Client, b *bbolt.DB) {
	f.RunTransaction(ctx, func(context.Context, *firestore.Transaction) error {
		return effect() // want `^r3 Client\.RunTransaction tx \(`
	})
	s.ReadWriteTransaction(ctx, func(context.Context, *spanner.ReadWriteTransaction) error {
		return effect() // want `^r3 Client\.ReadWriteTransaction tx \(`
	})
	b.Batch(func(*bbolt.Tx) error {
		return effect() // want `^r3 DB\.Batch tx \(`
	})
	b.Update(func(*bbolt.Tx) error {
		return effect() // want `^no region \(`
	})
}
