// Package store keeps which parcels were paid.
package store

import (
	"context"
	"database/sql"
	"errors"
)

type Parcels struct{ db *sql.DB }

// Paid reports whether a parcel was paid.
func (p *Parcels) Paid(ctx context.Context, parcel string) (bool, error) {
	var at sql.NullTime
	err := p.db.QueryRowContext(ctx, `SELECT at FROM parcel_payments WHERE parcel = ?`, parcel).Scan(&at)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

// Note notes that a parcel was paid.
func (p *Parcels) Note(ctx context.Context, parcel string) error {
	_, err := p.db.ExecContext(ctx, `INSERT INTO parcel_payments (parcel, at) VALUES (?, NOW())`, parcel)
	return err
}
