// Package squirrel declares, for tests, what they use of github.com/Masterminds/squirrel.
package squirrel

import (
	"context"
	"database/sql"
	"github.com/lann/builder"
)

type BaseRunner interface{}

type DeleteBuilder builder.Builder

type InsertBuilder builder.Builder

type PlaceholderFormat interface{}

type RowScanner interface{}

type SelectBuilder builder.Builder

type UpdateBuilder builder.Builder

func Delete(from string) (_ DeleteBuilder) { return }

func (b DeleteBuilder) Exec() (_ sql.Result, _ error) { return }

func (b DeleteBuilder) ExecContext(ctx context.Context) (_ sql.Result, _ error) { return }

func (b DeleteBuilder) Where(pred interface{}, args ...interface{}) (_ DeleteBuilder) { return }

func Insert(into string) (_ InsertBuilder) { return }

func (b InsertBuilder) Columns(columns ...string) (_ InsertBuilder) { return }

func (b InsertBuilder) Exec() (_ sql.Result, _ error) { return }

func (b InsertBuilder) ExecContext(ctx context.Context) (_ sql.Result, _ error) { return }

func (b InsertBuilder) Options(options ...string) (_ InsertBuilder) { return }

func (b InsertBuilder) PlaceholderFormat(f PlaceholderFormat) (_ InsertBuilder) { return }

func (b InsertBuilder) RunWith(runner BaseRunner) (_ InsertBuilder) { return }

func (b InsertBuilder) SetMap(clauses map[string]interface{}) (_ InsertBuilder) { return }

func (b InsertBuilder) Suffix(sql string, args ...interface{}) (_ InsertBuilder) { return }

func (b InsertBuilder) Values(values ...interface{}) (_ InsertBuilder) { return }

func Select(columns ...string) (_ SelectBuilder) { return }

func (b SelectBuilder) From(from string) (_ SelectBuilder) { return }

func (b SelectBuilder) PlaceholderFormat(f PlaceholderFormat) (_ SelectBuilder) { return }

func (b SelectBuilder) Query() (_ *sql.Rows, _ error) { return }

func (b SelectBuilder) QueryContext(ctx context.Context) (_ *sql.Rows, _ error) { return }

func (b SelectBuilder) QueryRow() (_ RowScanner) { return }

func (b SelectBuilder) QueryRowContext(ctx context.Context) (_ RowScanner) { return }

func (b SelectBuilder) RunWith(runner BaseRunner) (_ SelectBuilder) { return }

func (b SelectBuilder) Scan(dest ...interface{}) (_ error) { return }

func (b SelectBuilder) ScanContext(ctx context.Context, dest ...interface{}) (_ error) { return }

func (b SelectBuilder) Where(pred interface{}, args ...interface{}) (_ SelectBuilder) { return }

func Update(table string) (_ UpdateBuilder) { return }

func (b UpdateBuilder) Exec() (_ sql.Result, _ error) { return }

func (b UpdateBuilder) ExecContext(ctx context.Context) (_ sql.Result, _ error) { return }

func (b UpdateBuilder) PlaceholderFormat(f PlaceholderFormat) (_ UpdateBuilder) { return }

func (b UpdateBuilder) RunWith(runner BaseRunner) (_ UpdateBuilder) { return }

func (b UpdateBuilder) Set(column string, value interface{}) (_ UpdateBuilder) { return }

func (b UpdateBuilder) SetMap(clauses map[string]interface{}) (_ UpdateBuilder) { return }

func (b UpdateBuilder) Where(pred interface{}, args ...interface{}) (_ UpdateBuilder) { return }
