// Package good counts on constraints that hold, or on none.
package good

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

const tables = `
CREATE TABLE IF NOT EXISTS processed_events (
	id       INTEGER PRIMARY KEY,
	event_id TEXT NOT NULL UNIQUE
);
CREATE TABLE IF NOT EXISTS mailbox (
	topic      TEXT NOT NULL,
	event_id   TEXT NOT NULL,
	created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
	PRIMARY KEY (topic, event_id)
);
CREATE TABLE IF NOT EXISTS payouts (
	id              INTEGER PRIMARY KEY AUTOINCREMENT,
	idempotency_key TEXT UNIQUE,
	cents           INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS deposits (
	id              INTEGER PRIMARY KEY AUTOINCREMENT,
	idempotency_key TEXT,
	cents           INTEGER NOT NULL,
	UNIQUE NULLS NOT DISTINCT (idempotency_key)
);
CREATE TABLE IF NOT EXISTS invoices (
	invoice_id     TEXT PRIMARY KEY,
	request_token  TEXT NOT NULL,
	cents          INTEGER NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS invoices_once ON invoices (request_token);
CREATE TABLE IF NOT EXISTS webhook_log (
	id       INTEGER PRIMARY KEY,
	event_id TEXT NOT NULL,
	body     TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS outgoing (
	id              INTEGER PRIMARY KEY,
	idempotency_key TEXT NOT NULL
);
CREATE TABLE processed_parts PARTITION OF processed_all FOR VALUES IN (1);`

type store struct{ db *sql.DB }

func (s *store) seen(ctx context.Context, eventID string) (bool, error) {
	res, err := s.db.ExecContext(ctx, `INSERT INTO processed_events (event_id) VALUES (?) ON CONFLICT DO NOTHING`, eventID)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 0, err
}

// The time stands beside the key, not in it.
func (s *store) receive(ctx context.Context, topic, eventID string) error {
	_, err := s.db.ExecContext(ctx, "INSERT OR IGNORE INTO mailbox (topic, event_id, created_at) VALUES (?, ?, ?)", topic, eventID, time.Now())
	return err
}

type payout struct {
	Key   *string
	Cents int64
}

// A missing key is refused before.
func (s *store) pay(ctx context.Context, p *payout) error {
	if p.Key == nil {
		return errors.New("no key")
	}
	_, err := s.db.ExecContext(ctx, `INSERT INTO payouts (idempotency_key, cents) VALUES (?, ?) ON CONFLICT (idempotency_key) DO NOTHING`, p.Key, p.Cents)
	return err
}

// Text is never NULL.
func (s *store) payAs(ctx context.Context, key string, cents int64) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO payouts (idempotency_key, cents) VALUES (?, ?) ON CONFLICT (idempotency_key) DO NOTHING`, key, cents)
	return err
}

// NULL is a value here.
func (s *store) deposit(ctx context.Context, p *payout) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO deposits (idempotency_key, cents) VALUES (?, ?) ON CONFLICT (idempotency_key) DO NOTHING`, p.Key, p.Cents)
	return err
}

func (s *store) invoice(ctx context.Context, id, token string, cents int64) error {
	var there string
	err := s.db.QueryRowContext(ctx, `SELECT invoice_id FROM invoices WHERE request_token = ?`, token).Scan(&there)
	if err != sql.ErrNoRows {
		return err
	}
	_, err = s.db.ExecContext(ctx, `INSERT INTO invoices (invoice_id, request_token, cents) VALUES (?, ?, ?)`, id, token, cents)
	return err
}

// A log has a row for each time.
func (s *store) log(ctx context.Context, eventID, body string) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO webhook_log (event_id, body) VALUES (?, ?)`, eventID, body)
	return err
}

// Not all constraints of the table are known.
func (s *store) part(ctx context.Context, eventID string) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO processed_parts (event_id) VALUES (?) ON CONFLICT DO NOTHING`, eventID)
	return err
}

// What this table has is not known at all.
func (s *store) elsewhere(ctx context.Context, eventID string) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO processed_elsewhere (event_id) VALUES (?) ON CONFLICT DO NOTHING`, eventID)
	return err
}
