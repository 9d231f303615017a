// Package pgxpool declares, for tests, what they use of github.com/jackc/pgx/v5/pgxpool.
package pgxpool

import (
	"context"
	pgx "github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

type Conn struct{}

type Pool struct{}

type Tx struct{}

func (c *Conn) Exec(ctx context.Context, sql string, arguments ...any) (_ pgconn.CommandTag, _ error) {
	return
}

func (c *Conn) Query(ctx context.Context, sql string, args ...any) (_ pgx.Rows, _ error) { return }

func (c *Conn) QueryRow(ctx context.Context, sql string, args ...any) (_ pgx.Row) { return }

func New(ctx context.Context, connString string) (_ *Pool, _ error) { return }

func (p *Pool) Begin(ctx context.Context) (_ pgx.Tx, _ error) { return }

func (p *Pool) BeginTx(ctx context.Context, txOptions pgx.TxOptions) (_ pgx.Tx, _ error) { return }

func (p *Pool) CopyFrom(ctx context.Context, tableName pgx.Identifier, columnNames []string, rowSrc pgx.CopyFromSource) (_ int64, _ error) {
	return
}

func (p *Pool) Exec(ctx context.Context, sql string, arguments ...any) (_ pgconn.CommandTag, _ error) {
	return
}

func (p *Pool) Query(ctx context.Context, sql string, args ...any) (_ pgx.Rows, _ error) { return }

func (p *Pool) QueryRow(ctx context.Context, sql string, args ...any) (_ pgx.Row) { return }

func (tx *Tx) Exec(ctx context.Context, sql string, arguments ...any) (_ pgconn.CommandTag, _ error) {
	return
}

func (tx *Tx) Query(ctx context.Context, sql string, args ...any) (_ pgx.Rows, _ error) { return }

func (tx *Tx) QueryRow(ctx context.Context, sql string, args ...any) (_ pgx.Row) { return }
