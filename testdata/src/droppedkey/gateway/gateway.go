// Package gateway pays out, with a key of the caller's or without one.
package gateway

import (
	"context"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/payout"
)

type PayoutRequest struct {
	Cents       int64
	RequestKey  string
	ClientToken string
}

// Payout makes a payout under the key, if there is one.
func Payout(_ context.Context, idempotencyKey string, cents int64) error {
	params := &stripe.PayoutParams{Amount: stripe.Int64(cents)}
	if idempotencyKey != "" {
		params.SetIdempotencyKey(idempotencyKey)
	}
	_, err := payout.New(params)
	return err
}

// Quick makes a payout without a key.
func Quick(_ context.Context, cents int64) error {
	_, err := payout.New(&stripe.PayoutParams{Amount: stripe.Int64(cents)})
	return err
}

// Send makes a payout under the request's token.
func Send(_ context.Context, r PayoutRequest) error {
	params := &stripe.PayoutParams{Amount: stripe.Int64(r.Cents)}
	params.IdempotencyKey = stripe.String(r.ClientToken)
	_, err := payout.New(params)
	return err
}
