// Package store runs what it is given in a transaction, or beside one.
package store

import (
	"context"
	"database/sql"
)

type Store struct{ db *sql.DB }

// Do begins and ends the transaction around fn.
func (s *Store) Do(ctx context.Context, fn func(q *sql.Tx) error) error { // want Do:`runs \[1\] in a transaction`
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := fn(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// Around hands on.
func (s *Store) Around(ctx context.Context, body func() error) error { // want Around:`runs \[1\] in a transaction`
	return s.Do(ctx, func(*sql.Tx) error { return body() })
}

// Then runs fn when the transaction is over.
func (s *Store) Then(ctx context.Context, fn func() error) error {
	if err := s.Do(ctx, func(tx *sql.Tx) error { return nil }); err != nil {
		return err
	}
	return fn()
}
