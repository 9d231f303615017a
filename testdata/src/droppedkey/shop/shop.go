// Package shop is given keys, and the calls that leave them out stand in another
// package.
package shop

import (
	"context"

	"droppedkey/gateway"
	"droppedkey/intake"
)

func empty(ctx context.Context, idempotencyKey string, cents int64) error {
	return gateway.Payout(ctx, "", cents) // want `payout.New \(gateway/gateway.go:\d+, via gateway.Payout\) is called with an empty key, and idempotencyKey goes nowhere: .* \(droppedkey\)`
}

func passed(ctx context.Context, idempotencyKey string, cents int64) error {
	return gateway.Payout(ctx, idempotencyKey, cents)
}

func quick(ctx context.Context, idempotencyKey string, cents int64) error {
	return gateway.Quick(ctx, cents) // want `payout.New \(gateway/gateway.go:\d+, via gateway.Quick\) is called with a key that the SDK makes for each call, and idempotencyKey goes nowhere`
}

// The key is claimed before.
func claimed(ctx context.Context, c intake.Claims, idempotencyKey string, cents int64) error {
	won, err := c.Claim(ctx, idempotencyKey)
	if err != nil || !won {
		return err
	}
	return gateway.Quick(ctx, cents)
}

func copied(ctx context.Context, o intake.OrderRequest) error {
	return gateway.Send(ctx, gateway.PayoutRequest{Cents: o.Cents}) // want `payout.New \(gateway/gateway.go:\d+, via gateway.Send\) is called .*, and o.ClientToken goes nowhere: .* \(droppedkey, medium\)`
}

func copiedWhole(ctx context.Context, o intake.OrderRequest) error {
	return gateway.Send(ctx, gateway.PayoutRequest{Cents: o.Cents, ClientToken: o.ClientToken})
}

// The order may be read for its key by whom it is handed to.
func handedOn(ctx context.Context, b intake.Book, o intake.OrderRequest) error {
	if err := b.Save(ctx, o); err != nil {
		return err
	}
	return gateway.Send(ctx, gateway.PayoutRequest{Cents: o.Cents})
}

// What is kept of an order has the token that it was placed under.
func again(ctx context.Context, o intake.Order) error {
	return gateway.Send(ctx, gateway.PayoutRequest{Cents: o.Cents})
}
