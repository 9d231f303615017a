// Package pgx declares, for tests, what they use of github.com/jackc/pgx/v4.
package pgx

import (
	"context"
	"github.com/jackc/pgconn"
)

type Conn struct{}

type Row interface {
	Scan(dest ...interface{}) error
}

type Tx interface {
	BeginFunc(ctx context.Context, f func(Tx) error) (err error)
	Exec(ctx context.Context, sql string, arguments ...interface{}) (commandTag pgconn.CommandTag, err error)
	QueryRow(ctx context.Context, sql string, args ...interface{}) Row
}

type TxOptions struct{}

func (c *Conn) BeginFunc(ctx context.Context, f func(Tx) error) (err error) { return }

func (c *Conn) BeginTxFunc(ctx context.Context, txOptions TxOptions, f func(Tx) error) (err error) {
	return
}

func (c *Conn) Exec(ctx context.Context, sql string, arguments ...interface{}) (_ pgconn.CommandTag, _ error) {
	return
}

func (c *Conn) QueryRow(ctx context.Context, sql string, args ...interface{}) (_ Row) { return }
