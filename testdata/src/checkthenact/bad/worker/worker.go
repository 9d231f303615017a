// Package worker pays parcels, and has them noted by another package.
package worker

import (
	"context"

	"checkthenact/bad/store"
)

type bank interface {
	Payout(ctx context.Context, account string, cents int64) error
}

type parcel struct {
	Number  string
	Account string
	Cents   int64
}

func pay(ctx context.Context, s *store.Parcels, b bank, p parcel) error {
	paid, err := s.Paid(ctx, p.Number) // want `Parcels.Paid is asked but nothing is claimed before bank.Payout`
	if err != nil || paid {
		return err
	}
	if err := b.Payout(ctx, p.Account, p.Cents); err != nil {
		return err
	}
	return s.Note(ctx, p.Number)
}
