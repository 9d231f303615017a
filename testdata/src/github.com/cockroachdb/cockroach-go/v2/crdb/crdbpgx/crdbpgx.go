// Package crdbpgx declares, for tests, what they use of github.com/cockroachdb/cockroach-go/v2/crdb/crdbpgx.
package crdbpgx

import (
	"context"
	pgx "github.com/jackc/pgx/v4"
)

type Conn interface{}

func ExecuteTx(ctx context.Context, conn Conn, txOptions pgx.TxOptions, fn func(pgx.Tx) error) (_ error) {
	return
}
