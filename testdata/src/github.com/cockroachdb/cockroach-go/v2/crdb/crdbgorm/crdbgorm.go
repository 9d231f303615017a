// Package crdbgorm declares, for tests, what they use of github.com/cockroachdb/cockroach-go/v2/crdb/crdbgorm.
package crdbgorm

import (
	"context"
	"database/sql"
	"gorm.io/gorm"
)

func ExecuteTx(ctx context.Context, db *gorm.DB, opts *sql.TxOptions, fn func(tx *gorm.DB) error) (_ error) {
	return
}
