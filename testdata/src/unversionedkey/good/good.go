// Package good has versions in its keys, or does not put them together.
package good

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
	Balance(ctx context.Context, account string) (int64, error)
}

func formatted(ctx context.Context, d desk, order string, attempt int) error {
	return d.Charge(ctx, fmt.Sprintf("charge:v1:%s:%d", order, attempt), 1)
}

func joined(intent string) error {
	params := &stripe.RefundParams{PaymentIntent: stripe.String(intent)}
	params.SetIdempotencyKey(strings.Join([]string{"refund", "3", intent}, "-"))
	_, err := refund.New(params)
	return err
}

func acrossPackages(ctx context.Context, d desk, number string) error {
	return d.Charge(ctx, keys.Versioned("invoice", number), 1)
}

func named(ctx context.Context, d desk, keyVersion, order string) error {
	return d.Charge(ctx, keyVersion+":"+order, 1)
}

// Made elsewhere.
func asItCame(ctx context.Context, d desk, order string) error {
	return d.Charge(ctx, order, 1)
}

// No key.
func account(ctx context.Context, d desk, owner string) (int64, error) {
	return d.Balance(ctx, "owner:"+owner)
}
