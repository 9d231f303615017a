// Package wrappers has a key that is new inside each of the known retry wrappers,
// and the settings that switch the wrapper off.
package wrappers

import (
	"context"
	"database/sql"
	"time"

	"cloud.google.com/go/firestore"
	"cloud.google.com/go/spanner"
	rican "github.com/Rican7/retry"
	"github.com/Rican7/retry/strategy"
	avast "github.com/avast/retry-go"
	avastv4 "github.com/avast/retry-go/v4"
	avastv5 "github.com/avast/retry-go/v5"
	backoffv2 "github.com/cenkalti/backoff"
	"github.com/cenkalti/backoff/v3"
	backoffv4 "github.com/cenkalti/backoff/v4"
	backoffv5 "github.com/cenkalti/backoff/v5"
	"github.com/cockroachdb/cockroach-go/v2/crdb"
	"github.com/dbos-inc/dbos-transact-golang/dbos"
	"github.com/eapache/go-resiliency/retrier"
	"github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	flow "github.com/flowchartsman/retry"
	"github.com/google/uuid"
	"github.com/inngest/inngestgo/step"
	juju "github.com/juju/retry"
	"github.com/matryer/try"
	restate "github.com/restatedev/sdk-go"
	sethvargo "github.com/sethvargo/go-retry"
	"github.com/zeromicro/go-zero/core/fx"
	"go.etcd.io/bbolt"
	clientv3 "go.etcd.io/etcd/client/v3"
	"go.etcd.io/etcd/client/v3/concurrency"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/retry"
)

type bank interface {
	Charge(ctx context.Context, idempotencyKey string) error
}

var b bank

func pay() error { return b.Charge(context.Background(), uuid.NewString()) } // want `new on every try`

func functions(ctx context.Context) {
	backoffv2.Retry(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by backoff.Retry`
	}, backoffv2.NewExponentialBackOff())
	backoff.RetryNotify(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by backoff.RetryNotify`
	}, backoff.NewExponentialBackOff(), nil)
	backoffv4.Retry(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by backoff.Retry`
	}, backoffv4.WithMaxRetries(backoffv4.NewExponentialBackOff(), 3))
	backoffv5.Retry(ctx, func() (int, error) {
		return 1, b.Charge(ctx, uuid.NewString()) // want `retried by backoff.Retry`
	})
	avast.Do(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by retry.Do`
	})
	avastv4.Do(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by retry.Do`
	}, avastv4.Attempts(3))
	avastv5.New(avastv5.Attempts(3)).Do(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by Retrier.Do`
	})
	sethvargo.Do(ctx, sethvargo.NewConstant(time.Second), func(ctx context.Context) error {
		return sethvargo.RetryableError(b.Charge(ctx, uuid.NewString())) // want `retried by retry.Do`
	})
	retrier.New(retrier.ConstantBackoff(3, time.Second), nil).Run(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by Retrier.Run`
	})
	failsafe.With[any](retrypolicy.NewWithDefaults[any]()).Run(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by Executor.Run`
	})
	rican.Retry(func(uint) error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by retry.Retry`
	}, strategy.Limit(5))
	try.Do(func(attempt int) (bool, error) {
		return attempt < 5, b.Charge(ctx, uuid.NewString()) // want `retried by try.Do`
	})
	flow.NewRetrier(3, time.Second, time.Minute).Run(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by Retrier.Run`
	})
	juju.Call(juju.CallArgs{
		Attempts: 3,
		Func: func() error {
			return b.Charge(ctx, uuid.NewString()) // want `retried by retry.Call`
		},
	})
	retry.OnError(retry.DefaultRetry, func(error) bool { return true }, func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by retry.OnError`
	})
	fx.DoWithRetry(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `retried by fx.DoWithRetry`
	})
	backoffv4.Retry(pay, backoffv4.NewExponentialBackOff())
}

func polls(ctx context.Context) {
	wait.PollUntilContextTimeout(ctx, time.Second, time.Minute, true, func(ctx context.Context) (bool, error) {
		err := b.Charge(ctx, uuid.NewString()) // want `wait.PollUntilContextTimeout`
		return err == nil, nil
	})
}

// Run again on conflict, or until the step's result is recorded.
func transactions(ctx context.Context, sp *spanner.Client, fs *firestore.Client, m *mongo.Session, db *bbolt.DB, etcd *clientv3.Client, pg *sql.DB) {
	sp.ReadWriteTransaction(ctx, func(ctx context.Context, tx *spanner.ReadWriteTransaction) error {
		return b.Charge(ctx, uuid.NewString()) // want `Client.ReadWriteTransaction`
	})
	fs.RunTransaction(ctx, func(ctx context.Context, tx *firestore.Transaction) error {
		return b.Charge(ctx, uuid.NewString()) // want `Client.RunTransaction`
	})
	m.WithTransaction(ctx, func(ctx context.Context) (any, error) {
		return nil, b.Charge(ctx, uuid.NewString()) // want `Session.WithTransaction`
	})
	db.Batch(func(tx *bbolt.Tx) error {
		return b.Charge(ctx, uuid.NewString()) // want `DB.Batch`
	})
	concurrency.NewSTM(etcd, func(concurrency.STM) error {
		return b.Charge(ctx, uuid.NewString()) // want `concurrency.NewSTM`
	})
	crdb.ExecuteTx(ctx, pg, nil, func(tx *sql.Tx) error {
		return b.Charge(ctx, uuid.NewString()) // want `crdb.ExecuteTx`
	})
}

func steps(ctx context.Context, r restate.Context, d dbos.Context) {
	restate.Run(r, func(ctx restate.RunContext) (int, error) {
		return 1, b.Charge(ctx, uuid.NewString()) // want `sdk_go.Run|restate.Run`
	})
	dbos.RunAsStep(d, func(ctx context.Context) (int, error) {
		return 1, b.Charge(ctx, uuid.NewString()) // want `dbos.RunAsStep`
	})
	step.Run(ctx, "charge", func(ctx context.Context) (int, error) {
		return 1, b.Charge(ctx, uuid.NewString()) // want `step.Run`
	})
	// The id is the same for each try of the invocation.
	key := restate.UUID(r).String()
	restate.Run(r, func(ctx restate.RunContext) (int, error) {
		return 1, b.Charge(ctx, key)
	})
}

// Once: the key is new in every call of the function, and that is all.
func once(ctx context.Context, db *bbolt.DB) {
	backoffv4.Retry(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `new in every call`
	}, backoffv4.WithMaxRetries(backoffv4.NewExponentialBackOff(), 0))
	backoffv5.Retry(ctx, func() (int, error) {
		return 1, b.Charge(ctx, uuid.NewString()) // want `new in every call`
	}, backoffv5.WithMaxTries(1))
	avastv4.Do(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `new in every call`
	}, avastv4.Attempts(1))
	sethvargo.Do(ctx, sethvargo.NewConstant(time.Second), func(ctx context.Context) error {
		return b.Charge(ctx, uuid.NewString()) // want `new in every call`
	})
	rican.Retry(func(uint) error {
		return b.Charge(ctx, uuid.NewString()) // want `new in every call`
	}, strategy.Limit(1))
	fx.DoWithRetry(func() error {
		return b.Charge(ctx, uuid.NewString()) // want `new in every call`
	}, fx.WithRetry(1))
	db.Update(func(tx *bbolt.Tx) error {
		return b.Charge(ctx, uuid.NewString()) // want `new in every call`
	})
}
