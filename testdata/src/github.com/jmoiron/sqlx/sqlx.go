// Package sqlx declares, for tests, what they use of github.com/jmoiron/sqlx.
package sqlx

import (
	"context"
	"database/sql"
)

type DB struct{}

type Execer interface {
	Exec(query string, args ...interface{}) (sql.Result, error)
}

type ExecerContext interface {
	ExecContext(ctx context.Context, query string, args ...interface{}) (sql.Result, error)
}

type Ext interface {
	Queryer
	Execer
}

type ExtContext interface {
	QueryerContext
	ExecerContext
}

type NamedStmt struct{}

type Queryer interface {
	Query(query string, args ...interface{}) (*sql.Rows, error)
	Queryx(query string, args ...interface{}) (*Rows, error)
	QueryRowx(query string, args ...interface{}) *Row
}

type QueryerContext interface {
	QueryContext(ctx context.Context, query string, args ...interface{}) (*sql.Rows, error)
	QueryxContext(ctx context.Context, query string, args ...interface{}) (*Rows, error)
	QueryRowxContext(ctx context.Context, query string, args ...interface{}) *Row
}

type Row struct{}

type Rows struct{}

type Stmt struct{}

type Tx struct{}

func Connect(driverName, dataSourceName string) (_ *DB, _ error) { return }

func (db *DB) BeginTxx(ctx context.Context, opts *sql.TxOptions) (_ *Tx, _ error) { return }

func (db *DB) Beginx() (_ *Tx, _ error) { return }

func (db *DB) Get(dest interface{}, query string, args ...interface{}) (_ error) { return }

func (db *DB) GetContext(ctx context.Context, dest interface{}, query string, args ...interface{}) (_ error) {
	return
}

func (db *DB) MustBegin() (_ *Tx) { return }

func (db *DB) MustBeginTx(ctx context.Context, opts *sql.TxOptions) (_ *Tx) { return }

func (db *DB) MustExec(query string, args ...interface{}) (_ sql.Result) { return }

func (db *DB) MustExecContext(ctx context.Context, query string, args ...interface{}) (_ sql.Result) {
	return
}

func (db *DB) NamedExec(query string, arg interface{}) (_ sql.Result, _ error) { return }

func (db *DB) NamedExecContext(ctx context.Context, query string, arg interface{}) (_ sql.Result, _ error) {
	return
}

func (db *DB) NamedQuery(query string, arg interface{}) (_ *Rows, _ error) { return }

func (db *DB) NamedQueryContext(ctx context.Context, query string, arg interface{}) (_ *Rows, _ error) {
	return
}

func (db *DB) PrepareNamed(query string) (_ *NamedStmt, _ error) { return }

func (db *DB) Preparex(query string) (_ *Stmt, _ error) { return }

func (db *DB) QueryRowx(query string, args ...interface{}) (_ *Row) { return }

func (db *DB) QueryRowxContext(ctx context.Context, query string, args ...interface{}) (_ *Row) {
	return
}

func (db *DB) Queryx(query string, args ...interface{}) (_ *Rows, _ error) { return }

func (db *DB) QueryxContext(ctx context.Context, query string, args ...interface{}) (_ *Rows, _ error) {
	return
}

func (db *DB) Select(dest interface{}, query string, args ...interface{}) (_ error) { return }

func (db *DB) SelectContext(ctx context.Context, dest interface{}, query string, args ...interface{}) (_ error) {
	return
}

func Get(q Queryer, dest interface{}, query string, args ...interface{}) (_ error) { return }

func GetContext(ctx context.Context, q QueryerContext, dest interface{}, query string, args ...interface{}) (_ error) {
	return
}

func MustExec(e Execer, query string, args ...interface{}) (_ sql.Result) { return }

func MustExecContext(ctx context.Context, e ExecerContext, query string, args ...interface{}) (_ sql.Result) {
	return
}

func NamedExec(e Ext, query string, arg interface{}) (_ sql.Result, _ error) { return }

func NamedExecContext(ctx context.Context, e ExtContext, query string, arg interface{}) (_ sql.Result, _ error) {
	return
}

func NamedQuery(e Ext, query string, arg interface{}) (_ *Rows, _ error) { return }

func (r *Row) Scan(dest ...interface{}) (_ error) { return }

func (r *Row) StructScan(dest interface{}) (_ error) { return }

func (r *Rows) StructScan(dest interface{}) (_ error) { return }

func Select(q Queryer, dest interface{}, query string, args ...interface{}) (_ error) { return }

func SelectContext(ctx context.Context, q QueryerContext, dest interface{}, query string, args ...interface{}) (_ error) {
	return
}

func (tx *Tx) Get(dest interface{}, query string, args ...interface{}) (_ error) { return }

func (tx *Tx) GetContext(ctx context.Context, dest interface{}, query string, args ...interface{}) (_ error) {
	return
}

func (tx *Tx) MustExec(query string, args ...interface{}) (_ sql.Result) { return }

func (tx *Tx) MustExecContext(ctx context.Context, query string, args ...interface{}) (_ sql.Result) {
	return
}

func (tx *Tx) NamedExec(query string, arg interface{}) (_ sql.Result, _ error) { return }

func (tx *Tx) NamedExecContext(ctx context.Context, query string, arg interface{}) (_ sql.Result, _ error) {
	return
}

func (tx *Tx) NamedQuery(query string, arg interface{}) (_ *Rows, _ error) { return }

func (tx *Tx) PrepareNamed(query string) (_ *NamedStmt, _ error) { return }

func (tx *Tx) Preparex(query string) (_ *Stmt, _ error) { return }

func (tx *Tx) QueryRowx(query string, args ...interface{}) (_ *Row) { return }

func (tx *Tx) QueryRowxContext(ctx context.Context, query string, args ...interface{}) (_ *Row) {
	return
}

func (tx *Tx) Queryx(query string, args ...interface{}) (_ *Rows, _ error) { return }

func (tx *Tx) QueryxContext(ctx context.Context, query string, args ...interface{}) (_ *Rows, _ error) {
	return
}

func (tx *Tx) Select(dest interface{}, query string, args ...interface{}) (_ error) { return }

func (tx *Tx) SelectContext(ctx context.Context, dest interface{}, query string, args ...interface{}) (_ error) {
	return
}
