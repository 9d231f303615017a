// Package worker pays parcels, and has them claimed in another package.
package worker

import (
	"context"

	"checkthenact/good/store"
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
	paid, err := s.Paid(ctx, p.Number)
	if err != nil || paid {
		return err
	}
	if won, err := s.Take(ctx, p.Number); err != nil || !won {
		return err
	}
	return b.Payout(ctx, p.Account, p.Cents)
}
