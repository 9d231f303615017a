package good

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
	Day   time.Time
	Cents int64
}

func chargeSetter(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.SetIdempotencyKey("charge:" + o.ID)
	_, err := paymentintent.New(params)
	return err
}

// A name-based uuid is as stable as its name.
func chargeNameBased(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.IdempotencyKey = stripe.String(uuid.NewSHA1(uuid.NameSpaceURL, []byte(o.ID)).String())
	_, err := paymentintent.New(params)
	return err
}

// One charge per order and day: the day stays the same for all attempts.
func chargeDaily(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.IdempotencyKey = stripe.String(fmt.Sprintf("%s-%s", o.ID, time.Now().Format("2006-01-02")))
	_, err := paymentintent.New(params)
	return err
}

// A time that belongs to the intent is part of its name.
func chargeDated(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.IdempotencyKey = stripe.String(fmt.Sprintf("%s-%d", o.ID, o.Day.Unix()))
	_, err := paymentintent.New(params)
	return err
}

// The clock and a random id beside the key are no part of it.
func chargeTagged(o order) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	params.Metadata = map[string]string{"sent_at": time.Now().String(), "trace": uuid.NewString()}
	params.SetIdempotencyKey(keys.ForOrder("charge", o.ID))
	_, err := paymentintent.New(params)
	return err
}

// The caller keeps the params and may repeat the call with them.
func build(o order) *stripe.RefundParams {
	p := &stripe.RefundParams{Amount: stripe.Int64(o.Cents)}
	p.IdempotencyKey = stripe.String(keys.Next("re"))
	return p
}

func refundRetried(ctx context.Context, o order) error {
	var err error
	for try := 0; try < 3; try++ {
		p := &stripe.RefundParams{Amount: stripe.Int64(o.Cents)}
		p.SetIdempotencyKey(keys.ForOrder("refund", o.ID))
		if _, err = refund.New(p); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}
