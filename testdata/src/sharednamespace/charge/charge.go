// Package charge takes money.
package charge

import (
	"context"
	"fmt"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"

	"sharednamespace/book"
	"sharednamespace/keys"
)

func Take(o book.Order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.IdempotencyKey = stripe.String("pay:" + o.ID)
	_, err := paymentintent.New(params)
	return err
}

func Scoped(ctx context.Context, b book.Bank, o book.Order) error {
	return b.Charge(ctx, keys.Scope("charge").For(o), o.Cents)
}

func Seat(ctx context.Context, b book.Bank, bk book.Booking) error {
	return b.Charge(ctx, fmt.Sprintf("seat-%s", bk.Number), bk.Cents)
}
