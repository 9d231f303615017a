// Package uses writes to the tables of package dedupstore.
package uses

import (
	"context"
	"database/sql"

	_ "missingunique/dedupstore"
)

func Claim(ctx context.Context, db *sql.DB, tenant, key string) (bool, error) {
	res, err := db.ExecContext(ctx, `INSERT INTO idempotency_keys (tenant, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, tenant, key) // want `idempotency_keys is unique in \(id\) only, and id is new for each row \(dedupstore/sql/schema.sql:2\)`
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

func ClaimRecord(ctx context.Context, db *sql.DB, tenant, key string) (bool, error) {
	res, err := db.ExecContext(ctx, `INSERT INTO idempotency_records (tenant, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, tenant, key)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}
