// Package purse keeps balances.
package purse

import (
	"context"
	"database/sql"
)

type Purses struct{ DB *sql.DB }

// Put adds whatever it is given.
func (p *Purses) Put(ctx context.Context, owner string, cents int64) error {
	_, err := p.DB.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE owner = ?`, cents, owner)
	return err
}

// PutOnce knows what it was given before.
func (p *Purses) PutOnce(ctx context.Context, deposit, owner string, cents int64) error {
	res, err := p.DB.ExecContext(ctx, `INSERT INTO deposits (deposit) VALUES (?) ON CONFLICT DO NOTHING`, deposit)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	_, err = p.DB.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE owner = ?`, cents, owner)
	return err
}
