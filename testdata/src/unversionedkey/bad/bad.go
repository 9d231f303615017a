// Package bad puts keys together without a version.
package bad

import (
	"context"
	"fmt"
	"strings"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/refund"

	"unversionedkey/keys"
)

type desk interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) error
}

func formatted(ctx context.Context, d desk, order string, attempt int) error {
	return d.Charge(ctx, fmt.Sprintf("charge:%s:%d", order, attempt), 1) // want `idempotency key of desk.Charge is put together \("charge:" \+ order \+ ":" \+ attempt\) without a version: .*; begin it with one, as in "v1:" \(unversionedkey, medium\)`
}

func joined(intent string) error {
	params := &stripe.RefundParams{PaymentIntent: stripe.String(intent)}
	params.SetIdempotencyKey(strings.Join([]string{"refund", intent}, "-")) // want `put together \("refund-" \+ intent\) without a version`
	_, err := refund.New(params)
	return err
}

func acrossPackages(ctx context.Context, d desk, number string) error {
	return d.Charge(ctx, keys.Plain("invoice", number), 1) // want `put together \("invoice/" \+ number\) without a version`
}
