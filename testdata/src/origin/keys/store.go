package keys

import (
	"context"
	"database/sql"
)

// Ledger remembers intents.
type Ledger struct{ db *sql.DB }

func (l *Ledger) Begin(ctx context.Context, orderID, key string) error { // want Begin:`^stores param 1; stores param 2$`
	_, err := l.db.ExecContext(ctx, `INSERT INTO intents (order_id, key) VALUES ($1, $2)`, orderID, key)
	return err
}

// Known only reads.
func (l *Ledger) Known(ctx context.Context, orderID, key string) bool {
	return l.db.QueryRowContext(ctx, `SELECT 1 FROM intents WHERE order_id = $1 AND key = $2`, orderID, key).Err() == nil
}

type Intent struct{ OrderID, IdempotencyKey string }

func (l *Ledger) Start(ctx context.Context, i Intent) error { // want Start:`^stores param 1.OrderID; stores param 1.IdempotencyKey$`
	return l.Begin(ctx, i.OrderID, i.IdempotencyKey)
}
