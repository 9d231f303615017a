// Package shop uses the store of another package.
package shop

import (
	"context"

	"guard/store"
)

type Shop struct{ v *store.Vouchers }

func (s *Shop) Known(ctx context.Context, o Order) (bool, error) { // want Known:`guard check voucher\(code=\{1\}.Voucher\)$`
	return s.v.Spent(ctx, o.Voucher)
}

func (s *Shop) Lock(ctx context.Context, o Order) (bool, error) { // want Lock:`guard claim github.com/redis/go-redis\(\("voucher:"\+\{1\}.Voucher\)\)$`
	return s.v.Hold(ctx, o.Voucher)
}

type Order struct{ Voucher string }
