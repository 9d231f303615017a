// Package withdrawals pays out of balances that another package keeps.
package withdrawals

import (
	"context"
	"database/sql"
	"errors"

	"guessedfailure/pair/ledger"
)

type rail interface {
	Withdraw(ctx context.Context, iban string, cents int64) error
}

var errRejected = errors.New("rejected")

func withdraw(ctx context.Context, db *sql.DB, r rail, owner, iban string, cents int64) error {
	if err := r.Withdraw(ctx, iban, cents); err != nil {
		return ledger.Book(ctx, db, owner, cents) // want `any error of rail.Withdraw .*gives back`
	}
	return nil
}

func refused(ctx context.Context, db *sql.DB, r rail, owner, iban string, cents int64) error {
	err := r.Withdraw(ctx, iban, cents)
	if errors.Is(err, errRejected) {
		return ledger.Book(ctx, db, owner, cents)
	}
	return err
}
