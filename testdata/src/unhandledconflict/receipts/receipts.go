// Package receipts keeps what package consumer is handed.
package receipts

import (
	"context"
	"database/sql"
	"errors"

	"github.com/jackc/pgx/v5/pgconn"
)

type Store struct{ db *sql.DB }

func (s *Store) Add(ctx context.Context, eventID string, cents int64) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, eventID, cents)
	return err
}

func (s *Store) AddOnce(ctx context.Context, eventID string, cents int64) error {
	_, err := s.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, eventID, cents)
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23505" {
		return nil
	}
	return err
}
