// Package ledger keeps balances.
package ledger

import (
	"context"
	"database/sql"
)

// Book adds to a balance.
func Book(ctx context.Context, db *sql.DB, owner string, cents int64) error { // want Book:`guard record` Book:`accumulative increment`
	_, err := db.ExecContext(ctx, `UPDATE balances SET cents = cents + ? WHERE owner = ?`, cents, owner)
	return err
}
