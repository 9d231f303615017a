// Package crdb declares, for tests, what they use of github.com/cockroachdb/cockroach-go/v2/crdb.
package crdb

import (
	"context"
	"database/sql"
)

type ExecuteCtxFunc func(context.Context, ...interface{}) error

type Tx interface{}

func Execute(fn func() error) (err error) { return }

func ExecuteCtx(ctx context.Context, fn ExecuteCtxFunc, args ...interface{}) (err error) { return }

func ExecuteInTx(ctx context.Context, tx Tx, fn func() error) (err error) { return }

func ExecuteTx(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(*sql.Tx) error) (_ error) {
	return
}
