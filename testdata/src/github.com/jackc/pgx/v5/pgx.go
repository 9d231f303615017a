// Package pgx declares, for tests, what they use of github.com/jackc/pgx/v5.
package pgx

import (
	"context"
	"github.com/jackc/pgx/v5/pgconn"
)

type Batch struct{}

type Conn struct{}

type CopyFromSource interface{}

type Identifier []string

type QueuedQuery struct{}

type Row interface{ Scan(dest ...any) error }

type Rows interface {
	Close()
	Err() error
	Next() bool
	Scan(dest ...any) error
}

type Tx interface {
	Begin(ctx context.Context) (Tx, error)
	Commit(ctx context.Context) error
	Rollback(ctx context.Context) error
	CopyFrom(ctx context.Context, tableName Identifier, columnNames []string, rowSrc CopyFromSource) (int64, error)
	Prepare(ctx context.Context, name, sql string) (*pgconn.StatementDescription, error)
	Exec(ctx context.Context, sql string, arguments ...any) (commandTag pgconn.CommandTag, err error)
	Query(ctx context.Context, sql string, args ...any) (Rows, error)
	QueryRow(ctx context.Context, sql string, args ...any) Row
}

type TxIsoLevel string

type TxOptions struct {
	IsoLevel    TxIsoLevel
	BeginQuery  string
	CommitQuery string
}

var ErrNoRows error

const Serializable TxIsoLevel = "serializable"

func (b *Batch) Queue(query string, arguments ...any) (_ *QueuedQuery) { return }

func BeginFunc(ctx context.Context, db interface {
	Begin(ctx context.Context) (Tx, error)
}, fn func(Tx) error) (err error) {
	return
}

func BeginTxFunc(ctx context.Context, db interface {
	BeginTx(ctx context.Context, txOptions TxOptions) (Tx, error)
}, txOptions TxOptions, fn func(Tx) error) (err error) {
	return
}

func (c *Conn) Begin(ctx context.Context) (_ Tx, _ error) { return }

func (c *Conn) BeginTx(ctx context.Context, txOptions TxOptions) (_ Tx, _ error) { return }

func (c *Conn) CopyFrom(ctx context.Context, tableName Identifier, columnNames []string, rowSrc CopyFromSource) (_ int64, _ error) {
	return
}

func (c *Conn) Exec(ctx context.Context, sql string, arguments ...any) (_ pgconn.CommandTag, _ error) {
	return
}

func (c *Conn) Prepare(ctx context.Context, name, sql string) (sd *pgconn.StatementDescription, err error) {
	return
}

func (c *Conn) Query(ctx context.Context, sql string, args ...any) (_ Rows, _ error) { return }

func (c *Conn) QueryRow(ctx context.Context, sql string, args ...any) (_ Row) { return }
