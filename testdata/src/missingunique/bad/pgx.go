package bad

import (
	"context"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// The index was dropped by a later migration.
func delivered(ctx context.Context, tx pgx.Tx, deliveryID string) (bool, error) {
	tag, err := tx.Exec(ctx, `insert into handled_webhooks (delivery_id) values ($1) on conflict do nothing`, deliveryID) // want `handled_webhooks is unique in \(id\) only, and id is new for each row \(migrations/0001_ledger.up.sql:2\): a repeat is inserted again; add CREATE UNIQUE INDEX ON handled_webhooks \(delivery_id\) \(missingunique, medium\)`
	return tag.RowsAffected() == 1, err
}

// The index is about other rows than those that are inserted.
func book(ctx context.Context, pool *pgxpool.Pool, dedupKey string, seat int) error {
	_, err := pool.Exec(ctx, `INSERT INTO bookings (dedup_key, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING`, dedupKey, seat) // want `unique index \(dedup_key\) of bookings leaves out what is inserted here, by its state \(migrations/0001_ledger.up.sql:25\)`
	return err
}
