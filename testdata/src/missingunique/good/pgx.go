package good

import (
	"context"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// The index comes with a later migration.
func mailed(ctx context.Context, tx pgx.Tx, mailID string) (bool, error) {
	tag, err := tx.Exec(ctx, `insert into replayed_mails (mail_id) values ($1) on conflict do nothing`, mailID)
	return tag.RowsAffected() == 1, err
}

// The index is about just such rows: the column's default is what it asks for.
func reserve(ctx context.Context, pool *pgxpool.Pool, dedupKey string, seat int) error {
	_, err := pool.Exec(ctx, `INSERT INTO reservations (dedup_key, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING`, dedupKey, seat)
	return err
}
