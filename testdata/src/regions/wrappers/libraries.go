package wrappers

import (
	"context"
	"database/sql"
	"time"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/ThreeDotsLabs/watermill/message/router/middleware"
	backoff2 "github.com/cenkalti/backoff"
	backoff3 "github.com/cenkalti/backoff/v3"
	"github.com/cockroachdb/cockroach-go/v2/crdb"
	"github.com/eapache/go-resiliency/retrier"
	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	flow "github.com/flowchartsman/retry"
	"github.com/googleapis/gax-go/v2"
	jpillora "github.com/jpillora/backoff"
	"github.com/matryer/try"
	"github.com/samber/lo"
	seth "github.com/sethvargo/go-retry"
	"github.com/zeromicro/go-zero/core/fx"
	v3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/client/v3/concurrency"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"k8s.io/apimachinery/pkg/util/wait"
)

// OldBackoff has the majors in which no retries at most means no limit.
func OldBackoff() {
	backoff2.Retry(func() error {
		return effect() // want `^r3 backoff\.Retry \(`
	}, backoff2.WithMaxRetries(backoff2.NewExponentialBackOff(), 0))
	backoff2.Retry(func() error {
		return effect() // want `^no region \(`
	}, &backoff2.StopBackOff{})
	backoff3.RetryNotify(func() error {
		return effect() // want `^r3 backoff\.RetryNotify \(`
	}, backoff3.WithMaxRetries(backoff3.NewExponentialBackOff(), 0), nil)
	backoff3.Retry(func() error {
		return effect() // want `^no region \(`
	}, &backoff3.StopBackOff{})
}

func Gax(ctx context.Context) {
	gax.Invoke(ctx, func(context.Context, gax.CallSettings) error {
		return effect() // want `^r3 gax\.Invoke \(`
	}, gax.WithRetry(func() gax.Retryer { return nil }))
	gax.Invoke(ctx, func(context.Context, gax.CallSettings) error {
		return effect() // want `^no region \(`
	}, gax.WithTimeout(time.Second))
}

func Resiliency(ctx context.Context) {
	r := retrier.New(retrier.ConstantBackoff(3, time.Second), nil)
	r.RunCtx(ctx, func(context.Context) error {
		return effect() // want `^r3 Retrier\.RunCtx \(`
	})
	retrier.New(retrier.ConstantBackoff(0, time.Second), nil).RunFn(ctx, func(context.Context, int) error {
		return effect() // want `^no region \(`
	})
}

func Failsafe() {
	policy := retrypolicy.NewBuilder[int]().WithMaxAttempts(1).Build()
	failsafe.With[int](policy).Run(func() error {
		return effect() // want `^no region \(`
	})
	failsafe.With[int](retrypolicy.NewBuilder[int]().WithMaxRetries(4).Build()).Get(func() (int, error) {
		return 1, effect() // want `^r3 Executor\.Get \(`
	})
	failsafe.With[int]().Run(func() error { // no policy repeats
		return effect() // want `^no region \(`
	})
}

func Small(ctx context.Context) {
	flow.NewRetrier(5, time.Second, time.Second).RunContext(ctx, func(context.Context) error {
		return effect() // want `^r3 Retrier\.RunContext \(`
	})
	flow.NewRetrier(5, time.Second, time.Second).RunContext(ctx, func(context.Context) error {
		return flow.Stop(effect()) // want `^no region \(`
	})
	fx.DoWithRetryCtx(ctx, func(context.Context, int) error {
		return effect() // want `^r3 fx\.DoWithRetryCtx \(`
	})
	fx.DoWithRetryCtx(ctx, func(context.Context, int) error {
		return effect() // want `^no region \(`
	}, fx.WithRetry(1))
	lo.Attempt(3, func(int) error {
		return effect() // want `^r3 lo\.Attempt \(`
	})
	lo.AttemptWithDelay(1, time.Second, func(int, time.Duration) error {
		return effect() // want `^no region \(`
	})
	seth.Constant(ctx, time.Second, func(context.Context) error {
		return seth.RetryableError(effect()) // want `^r3 retry\.Constant \(`
	})
	try.Do(func(attempt int) (bool, error) {
		err := effect() // want `^no region \(`
		return false, err
	})
}

func Pause(b *jpillora.Backoff) (err error) {
	for b.Attempt() < 3 {
		if err = effectAgain(); err == nil {
			return nil
		}
		time.Sleep(b.Duration())
	}
	return err
}

func effectAgain() error {
	return remote(effect()) // want `^r3 loop \(`
}

var remote func(error) error

func Watermill(next message.HandlerFunc) {
	middleware.Retry{MaxRetries: 3}.Middleware(func(*message.Message) ([]*message.Message, error) {
		return nil, effect() // want `^r3 Retry\.Middleware \(`
	})
	middleware.Retry{}.Middleware(func(*message.Message) ([]*message.Message, error) {
		return nil, effect() // want `^no region \(`
	})
}

func Conflicts(ctx context.Context, c *v3.Client, s *mongo.Session, db *sql.DB, tx crdb.Tx) {
	concurrency.NewSTM(c, func(concurrency.STM) error {
		return effect() // want `^r3 concurrency\.NewSTM tx \(`
	})
	concurrency.NewSTMSerializable(ctx, c, func(concurrency.STM) error {
		return effect() // want `^r3 concurrency\.NewSTMSerializable tx \(`
	})
	s.WithTransaction(ctx, func(context.Context) (any, error) {
		return nil, effect() // want `^r3 Session\.WithTransaction tx \(`
	})
	crdb.ExecuteTx(ctx, db, nil, func(*sql.Tx) error {
		return effect() // want `^r3 crdb\.ExecuteTx tx \(`
	})
	crdb.ExecuteInTx(ctx, tx, func() error {
		return effect() // want `^r3 crdb\.ExecuteInTx tx \(`
	})
	crdb.ExecuteCtx(ctx, func(context.Context, ...any) error {
		return effect() // want `^r3 crdb\.ExecuteCtx tx \(`
	})
	crdb.Execute(func() error {
		return effect() // want `^r3 crdb\.Execute tx \(`
	})
	run(db, func(*sql.Tx) error { // runs once
		return effect() // want `^no region \(`
	})
}

func run(db *sql.DB, fn func(*sql.Tx) error) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := fn(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func Polls(ctx context.Context, stop <-chan struct{}) {
	wait.ExponentialBackoff(wait.Backoff{Steps: 3}, func() (bool, error) {
		return true, effect() // want `^r3 wait\.ExponentialBackoff poll \(`
	})
	wait.Poll(time.Second, time.Minute, func() (bool, error) {
		return true, effect() // want `^r3 wait\.Poll poll \(`
	})
	wait.PollUntilContextCancel(ctx, time.Second, true, func(context.Context) (bool, error) {
		return true, effect() // want `^r3 wait\.PollUntilContextCancel poll \(`
	})
	wait.Until(func() {
		effect() // want `^r3 wait\.Until poll \(`
	}, time.Second, stop)
	wait.UntilWithContext(ctx, func(context.Context) {
		effect() // want `^r3 wait\.UntilWithContext poll \(`
	}, time.Second)
}
