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

// Take notes that a parcel is paid now; it reports false if it was noted before.
func (p *Parcels) Take(ctx context.Context, parcel string) (bool, error) {
	res, err := p.db.ExecContext(ctx, `INSERT IGNORE INTO parcel_payments (parcel, at) VALUES (?, NOW())`, parcel)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n > 0, err
}
