// Package mail sends what its callers repeat.
package mail

import (
	"context"

	"github.com/sendgrid/sendgrid-go"
	"github.com/sendgrid/sendgrid-go/helpers/mail"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

type claims interface {
	Claim(ctx context.Context, id string) (bool, error)
}

type Sender struct {
	c      *sendgrid.Client
	claims claims
}

func (s *Sender) Welcome(ctx context.Context, to string) error { // want Welcome:`irreversible send by Client.SendWithContext, key none`
	return s.send(ctx, to)
}

// Once claims by itself: its callers may repeat it.
func (s *Sender) Once(ctx context.Context, id, to string) error {
	if won, err := s.claims.Claim(ctx, id); err != nil || !won {
		return err
	}
	return s.send(ctx, to)
}

func (s *Sender) send(ctx context.Context, to string) error {
	_, err := s.c.SendWithContext(ctx, &mail.SGMailV3{})
	return err
}

func Charge(key string, cents int64) error { // want Charge:`keyed charge by paymentintent.New, key from a parameter`
	params := &stripe.PaymentIntentParams{}
	params.SetIdempotencyKey(key)
	_, err := paymentintent.New(params)
	return err
}

// Fixed has a key that does not change.
func Fixed() error {
	params := &stripe.PaymentIntentParams{}
	params.SetIdempotencyKey("the only one")
	_, err := paymentintent.New(params)
	return err
}
