// Package bad counts on constraints that are not there or do not hold.
package bad

import (
	"context"
	"database/sql"
	"time"
)

const tables = `
CREATE TABLE IF NOT EXISTS processed_messages (
	id         INTEGER PRIMARY KEY,
	message_id TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS inbox (
	topic      TEXT NOT NULL,
	event_id   TEXT NOT NULL,
	created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
	PRIMARY KEY (topic, event_id, created_at)
);
CREATE TABLE IF NOT EXISTS transfers (
	id              INTEGER PRIMARY KEY AUTOINCREMENT,
	idempotency_key TEXT UNIQUE,
	cents           INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS charges (
	charge_id      TEXT PRIMARY KEY,
	request_token  TEXT NOT NULL,
	cents          INTEGER NOT NULL
);`

type store struct{ db *sql.DB }

// No constraint but the number of the row: nothing can ever conflict.
func (s *store) seen(ctx context.Context, messageID string) (bool, error) {
	res, err := s.db.ExecContext(ctx, `INSERT INTO processed_messages (message_id) VALUES (?) ON CONFLICT DO NOTHING`, messageID) // want `processed_messages is unique in \(id\) only, and id is new for each row \(bad/sql.go:12\): a repeat is inserted again; add CREATE UNIQUE INDEX ON processed_messages \(message_id\) \(missingunique\)`
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 0, err
}

// The time of the insert is a part of the key.
func (s *store) receive(ctx context.Context, topic, eventID string) error {
	_, err := s.db.ExecContext(ctx, "INSERT OR IGNORE INTO inbox (topic, event_id, created_at) VALUES (?, ?, ?)", topic, eventID, time.Now()) // want `inbox is unique in \(topic, event_id, created_at\) only, and created_at is the time of the insert \(bad/sql.go:19\): a repeat is inserted again; add CREATE UNIQUE INDEX ON inbox \(event_id\) \(missingunique\)`
	return err
}

// The same where the database fills it in.
func (s *store) receiveNow(ctx context.Context, topic, eventID string) error {
	_, err := s.db.ExecContext(ctx, "INSERT OR IGNORE INTO inbox (topic, event_id) VALUES (?, ?)", topic, eventID) // want `is the time of the insert`
	return err
}

type transfer struct {
	Key   *string
	Cents int64
}

// An absent key is NULL, and NULL equals nothing.
func (s *store) transfer(ctx context.Context, t *transfer) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO transfers (idempotency_key, cents) VALUES (?, ?) ON CONFLICT (idempotency_key) DO NOTHING`, t.Key, t.Cents) // want `transfers.idempotency_key is unique, but it can be NULL \(bad/sql.go:23\), and NULL equals nothing: without it a repeat is inserted again; make the column NOT NULL and refuse a missing key \(missingunique, medium\)`
	return err
}

func (s *store) transferOf(ctx context.Context, key string, cents int64) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO transfers (idempotency_key, cents) VALUES (NULLIF(?, ''), ?) ON CONFLICT DO NOTHING`, key, cents) // want `transfers.idempotency_key is unique, but it can be NULL`
	return err
}

// Two requests at once both find nothing and both insert.
func (s *store) charge(ctx context.Context, id, token string, cents int64) error {
	var there string
	err := s.db.QueryRowContext(ctx, `SELECT charge_id FROM charges WHERE request_token = ?`, token).Scan(&there)
	if err != sql.ErrNoRows {
		return err
	}
	_, err = s.db.ExecContext(ctx, `INSERT INTO charges (charge_id, request_token, cents) VALUES (?, ?, ?)`, id, token, cents) // want `charges.request_token is not unique \(bad/sql.go:26\), although it is looked up by request_token: a repeat is inserted again; add CREATE UNIQUE INDEX ON charges \(request_token\) \(missingunique, medium\)`
	return err
}
