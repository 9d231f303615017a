// Package keys keeps what was answered.
package keys

import (
	"context"
	"database/sql"
)

type Keys struct{ DB *sql.DB }

// Answer returns what was answered under a key.
func (k *Keys) Answer(ctx context.Context, key string) (body []byte, err error) { // want Answer:`guard check`
	err = k.DB.QueryRowContext(ctx, `SELECT body FROM answers WHERE idempotency_key = ?`, key).Scan(&body)
	return body, err
}

// Keep stores an answer.
func (k *Keys) Keep(ctx context.Context, key string, body []byte) error { // want Keep:`guard record`
	_, err := k.DB.ExecContext(ctx, `INSERT INTO answers (idempotency_key, body) VALUES (?, ?)`, key, body)
	return err
}
