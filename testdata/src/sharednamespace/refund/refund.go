// Package refund gives money back. It imports charge.
package refund

import (
	"context"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/refund"

	"sharednamespace/book"
	"sharednamespace/charge"
	"sharednamespace/keys"
)

func Again(o book.Order) error { return charge.Take(o) }

func Give(o book.Order) error {
	params := &stripe.RefundParams{Amount: stripe.Int64(o.Cents)}
	params.SetIdempotencyKey("pay:" + o.ID) // want `refund.New builds the same key as paymentintent.New \("pay:" \+ Order.ID, charge/charge.go:\d+\): one is answered with the other's result; put the operation in the key \(sharednamespace\)`
	_, err := refund.New(params)
	return err
}

func Apart(o book.Order) error {
	params := &stripe.RefundParams{Amount: stripe.Int64(o.Cents)}
	params.SetIdempotencyKey("give:" + o.ID)
	_, err := refund.New(params)
	return err
}

func Scoped(ctx context.Context, b book.Bank, o book.Order) error {
	return b.Refund(ctx, keys.Scope("refund").For(o), o.Cents)
}
