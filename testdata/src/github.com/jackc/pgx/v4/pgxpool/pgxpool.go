// Package pgxpool declares, for tests, what they use of github.com/jackc/pgx/v4/pgxpool.
package pgxpool

import (
	"context"
	"github.com/jackc/pgconn"
	pgx "github.com/jackc/pgx/v4"
)

type Pool struct{}

func (p *Pool) BeginFunc(ctx context.Context, f func(pgx.Tx) error) (_ error) { return }

func (p *Pool) BeginTxFunc(ctx context.Context, txOptions pgx.TxOptions, f func(pgx.Tx) error) (_ error) {
	return
}

func (p *Pool) Exec(ctx context.Context, sql string, arguments ...interface{}) (_ pgconn.CommandTag, _ error) {
	return
}
