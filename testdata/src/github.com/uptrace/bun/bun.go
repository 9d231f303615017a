// Package bun declares, for tests, what they use of github.com/uptrace/bun.
package bun

import (
	"context"
	"database/sql"
)

type DB struct{ *noCopyState }

type DeleteQuery struct {
	whereBaseQuery
	orderLimitOffsetQuery
	returningQuery
}

type InsertQuery struct {
	whereBaseQuery
	returningQuery
	customValueQuery
	setQuery
}

type RawQuery struct{ baseQuery }

type SelectQuery struct {
	whereBaseQuery
	idxHintsQuery
	orderLimitOffsetQuery
}

type Tx struct{}

type UpdateQuery struct {
	whereBaseQuery
	orderLimitOffsetQuery
	returningQuery
	setQuery
	idxHintsQuery
}

type baseQuery struct{}

type customValueQuery struct{}

type idxHintsQuery struct{}

type noCopyState struct{}

type orderLimitOffsetQuery struct{}

type returningQuery struct{}

type setQuery struct{ customValueQuery }

type whereBaseQuery struct{ baseQuery }

func (db *DB) Begin() (_ Tx, _ error) { return }

func (db *DB) BeginTx(ctx context.Context, opts *sql.TxOptions) (_ Tx, _ error) { return }

func (db *DB) Exec(query string, args ...any) (_ sql.Result, _ error) { return }

func (db *DB) ExecContext(ctx context.Context, query string, args ...any) (_ sql.Result, _ error) {
	return
}

func (db *DB) NewDelete() (_ *DeleteQuery) { return }

func (db *DB) NewInsert() (_ *InsertQuery) { return }

func (db *DB) NewRaw(query string, args ...any) (_ *RawQuery) { return }

func (db *DB) NewSelect() (_ *SelectQuery) { return }

func (db *DB) NewUpdate() (_ *UpdateQuery) { return }

func (db *DB) Query(query string, args ...any) (_ *sql.Rows, _ error) { return }

func (db *DB) QueryContext(ctx context.Context, query string, args ...any) (_ *sql.Rows, _ error) {
	return
}

func (db *DB) QueryRow(query string, args ...any) (_ *sql.Row) { return }

func (db *DB) QueryRowContext(ctx context.Context, query string, args ...any) (_ *sql.Row) { return }

func (db *DB) RunInTx(ctx context.Context, opts *sql.TxOptions, fn func(ctx context.Context, tx Tx) error) (_ error) {
	return
}

func (q *DeleteQuery) Exec(ctx context.Context, dest ...any) (_ sql.Result, _ error) { return }

func (q *DeleteQuery) Model(model any) (_ *DeleteQuery) { return }

func (q *DeleteQuery) Where(query string, args ...any) (_ *DeleteQuery) { return }

func (q *InsertQuery) Exec(ctx context.Context, dest ...any) (_ sql.Result, _ error) { return }

func (q *InsertQuery) Ignore() (_ *InsertQuery) { return }

func (q *InsertQuery) Model(model any) (_ *InsertQuery) { return }

func (q *InsertQuery) On(s string, args ...any) (_ *InsertQuery) { return }

func (q *InsertQuery) Returning(query string, args ...any) (_ *InsertQuery) { return }

func (q *InsertQuery) Value(column string, expr string, args ...any) (_ *InsertQuery) { return }

func (q *SelectQuery) Count(ctx context.Context) (_ int64, _ error) { return }

func (q *SelectQuery) Exists(ctx context.Context) (_ bool, _ error) { return }

func (q *SelectQuery) For(s string, args ...any) (_ *SelectQuery) { return }

func (q *SelectQuery) Model(model any) (_ *SelectQuery) { return }

func (q *SelectQuery) Scan(ctx context.Context, dest ...any) (_ error) { return }

func (q *SelectQuery) Where(query string, args ...any) (_ *SelectQuery) { return }

func (tx Tx) Exec(query string, args ...any) (_ sql.Result, _ error) { return }

func (tx Tx) ExecContext(ctx context.Context, query string, args ...any) (_ sql.Result, _ error) {
	return
}

func (tx Tx) NewRaw(query string, args ...any) (_ *RawQuery) { return }

func (tx Tx) Query(query string, args ...any) (_ *sql.Rows, _ error) { return }

func (tx Tx) QueryContext(ctx context.Context, query string, args ...any) (_ *sql.Rows, _ error) {
	return
}

func (tx Tx) QueryRow(query string, args ...any) (_ *sql.Row) { return }

func (tx Tx) QueryRowContext(ctx context.Context, query string, args ...any) (_ *sql.Row) { return }

func (tx Tx) RunInTx(ctx context.Context, _ *sql.TxOptions, fn func(ctx context.Context, tx Tx) error) (_ error) {
	return
}

func (q *UpdateQuery) Exec(ctx context.Context, dest ...any) (_ sql.Result, _ error) { return }

func (q *UpdateQuery) Model(model any) (_ *UpdateQuery) { return }

func (q *UpdateQuery) Returning(query string, args ...any) (_ *UpdateQuery) { return }

func (q *UpdateQuery) Set(query string, args ...any) (_ *UpdateQuery) { return }

func (q *UpdateQuery) Where(query string, args ...any) (_ *UpdateQuery) { return }
