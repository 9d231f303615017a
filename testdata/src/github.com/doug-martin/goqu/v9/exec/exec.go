// Package exec declares, for tests, what they use of github.com/doug-martin/goqu/v9/exec.
package exec

import (
	"context"
	gsql "database/sql"
)

type QueryExecutor struct{}

func (q QueryExecutor) Exec() (_ gsql.Result, _ error) { return }

func (q QueryExecutor) ExecContext(ctx context.Context) (_ gsql.Result, _ error) { return }

func (q QueryExecutor) ScanStruct(i interface{}) (_ bool, _ error) { return }

func (q QueryExecutor) ScanStructContext(ctx context.Context, i interface{}) (_ bool, _ error) {
	return
}

func (q QueryExecutor) ScanVal(i interface{}) (_ bool, _ error) { return }

func (q QueryExecutor) ScanValContext(ctx context.Context, i interface{}) (_ bool, _ error) { return }
