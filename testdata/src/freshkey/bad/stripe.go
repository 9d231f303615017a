package bad

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"

	"freshkey/keys"
)

type order struct {
	ID    string
	Cents int64
}

func chargeSetter(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.SetIdempotencyKey(uuid.NewString()) // want `new in every call \(uuid.NewString\)`
	_, err := paymentintent.New(params)
	return err
}

func chargeField(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	key := "pi-" + uuid.New().String() // want `idempotency key of paymentintent.New is new in every call \(uuid.New\): a timed-out charge is made twice`
	params.IdempotencyKey = stripe.String(key)
	_, err := paymentintent.New(params)
	return err
}

func chargeMixed(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.IdempotencyKey = stripe.String(fmt.Sprintf("%s-%d", o.ID, time.Now().UnixNano())) // want `new in every call \(time.Now\): .*; keep only what names the intent`
	_, err := paymentintent.New(params)
	return err
}

// build returns the params; the call is in the caller.
func build(o order) *stripe.RefundParams {
	p := &stripe.RefundParams{Amount: stripe.Int64(o.Cents)}
	p.IdempotencyKey = stripe.String(keys.Next("re"))
	return p
}

func refundBuilt(o order) error {
	p := build(o) // want `idempotency key of refund.New is new in every call \(uuid.NewString, keys/keys.go:\d+, via bad.build and keys.Next and keys.short\): a timed-out refund is made twice`
	_, err := refund.New(p)
	return err
}

func refundRetried(ctx context.Context, o order) error {
	var err error
	for try := 0; try < 3; try++ {
		p := &stripe.RefundParams{Amount: stripe.Int64(o.Cents)}
		p.SetIdempotencyKey(keys.Next("re")) // want `new on every try \(uuid.NewString, keys/keys.go:\d+, via keys.Next and keys.short; retried at stripe.go:\d+\)`
		if _, err = refund.New(p); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}
