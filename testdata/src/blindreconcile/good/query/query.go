// Package query asks the database for the first.
package query

import (
	"context"
	"database/sql"
	"log/slog"
)

func ReconcilePayments(ctx context.Context, db *sql.DB, ids []string) {
	n := 0
	for range ids {
		n++
	}
	var first sql.NullTime
	_ = db.QueryRowContext(ctx, "SELECT min(created_at) FROM payments WHERE state = 'open'").Scan(&first)
	slog.InfoContext(ctx, "reconciled", "open", n, "first", first.Time)
}
