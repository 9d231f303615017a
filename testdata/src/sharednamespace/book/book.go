// Package book declares what is paid for, and who is paid.
package book

import "context"

type Order struct {
	ID       string
	Customer string
	Cents    int64
}

type Booking struct {
	Number string
	Cents  int64
}

// A Bank moves money, once for each key.
type Bank interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) error
	Refund(ctx context.Context, idempotencyKey string, cents int64) error
	Payout(ctx context.Context, idempotencyKey string, cents int64) error
	Balance(ctx context.Context, idempotencyKey string) (int64, error)
}
