// Package goqu declares, for tests, what they use of github.com/doug-martin/goqu/v9.
package goqu

import (
	"context"
	"database/sql"
	"github.com/doug-martin/goqu/v9/exec"
	"github.com/doug-martin/goqu/v9/exp"
)

type Database struct{}

type InsertDataset struct{}

type SelectDataset struct{}

type TxDatabase struct{}

type UpdateDataset struct{}

func (d *Database) Begin() (_ *TxDatabase, _ error) { return }

func (d *Database) BeginTx(ctx context.Context, opts *sql.TxOptions) (_ *TxDatabase, _ error) { return }

func (d *Database) Exec(query string, args ...interface{}) (_ sql.Result, _ error) { return }

func (d *Database) ExecContext(ctx context.Context, query string, args ...interface{}) (_ sql.Result, _ error) {
	return
}

func (d *Database) Query(query string, args ...interface{}) (_ *sql.Rows, _ error) { return }

func (d *Database) QueryContext(ctx context.Context, query string, args ...interface{}) (_ *sql.Rows, _ error) {
	return
}

func (d *Database) QueryRow(query string, args ...interface{}) (_ *sql.Row) { return }

func (d *Database) QueryRowContext(ctx context.Context, query string, args ...interface{}) (_ *sql.Row) {
	return
}

func (d *Database) ScanStruct(i interface{}, query string, args ...interface{}) (_ bool, _ error) {
	return
}

func (d *Database) ScanStructContext(ctx context.Context, i interface{}, query string, args ...interface{}) (_ bool, _ error) {
	return
}

func (d *Database) ScanVal(i interface{}, query string, args ...interface{}) (_ bool, _ error) {
	return
}

func (d *Database) ScanValContext(ctx context.Context, i interface{}, query string, args ...interface{}) (_ bool, _ error) {
	return
}

func (d *Database) WithTx(fn func(*TxDatabase) error) (_ error) { return }

func (id *InsertDataset) Cols(cols ...interface{}) (_ *InsertDataset) { return }

func (id *InsertDataset) Executor() (_ exec.QueryExecutor) { return }

func (id *InsertDataset) OnConflict(conflict exp.ConflictExpression) (_ *InsertDataset) { return }

func (id *InsertDataset) Returning(returning ...interface{}) (_ *InsertDataset) { return }

func (id *InsertDataset) Rows(rows ...interface{}) (_ *InsertDataset) { return }

func (id *InsertDataset) Vals(vals ...[]interface{}) (_ *InsertDataset) { return }

func (sd *SelectDataset) Count() (_ int64, _ error) { return }

func (sd *SelectDataset) Executor() (_ exec.QueryExecutor) { return }

func (sd *SelectDataset) ScanStruct(i interface{}) (_ bool, _ error) { return }

func (sd *SelectDataset) ScanStructContext(ctx context.Context, i interface{}) (_ bool, _ error) {
	return
}

func (sd *SelectDataset) ScanVal(i interface{}) (_ bool, _ error) { return }

func (sd *SelectDataset) Where(expressions ...exp.Expression) (_ *SelectDataset) { return }

func (td *TxDatabase) Exec(query string, args ...interface{}) (_ sql.Result, _ error) { return }

func (td *TxDatabase) ExecContext(ctx context.Context, query string, args ...interface{}) (_ sql.Result, _ error) {
	return
}

func (td *TxDatabase) Query(query string, args ...interface{}) (_ *sql.Rows, _ error) { return }

func (td *TxDatabase) QueryContext(ctx context.Context, query string, args ...interface{}) (_ *sql.Rows, _ error) {
	return
}

func (td *TxDatabase) QueryRow(query string, args ...interface{}) (_ *sql.Row) { return }

func (td *TxDatabase) QueryRowContext(ctx context.Context, query string, args ...interface{}) (_ *sql.Row) {
	return
}

func (ud *UpdateDataset) Executor() (_ exec.QueryExecutor) { return }

func (ud *UpdateDataset) Set(values interface{}) (_ *UpdateDataset) { return }

func (ud *UpdateDataset) Where(expressions ...exp.Expression) (_ *UpdateDataset) { return }
