// Package pay has effects that its callers give a key, or not.
package pay

import (
	"context"
	"net/smtp"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

type Gateway interface {
	//idemlint:effect refund key=key
	Refund(ctx context.Context, key string, cents int64) error
}

type Store interface {
	Claim(ctx context.Context, id string) (bool, error)
}

// Charge leaves the key to its callers.
func Charge(key string) error {
	params := &stripe.PaymentIntentParams{}
	params.SetIdempotencyKey(key)
	_, err := paymentintent.New(params) // want `^keyed charge k3, key set \(`
	return err
}

// Auto leaves it to the SDK.
func Auto() error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{}) // want `^keyed charge k3, key made by the SDK \(`
	return err
}

// Refund hands its key on, which may be empty.
func Refund(ctx context.Context, g Gateway, key string) error {
	return g.Refund(ctx, key, 100) // want `^keyed refund k3, key set \(`
}

// Once does it behind a claim: that is no effect for its callers.
func Once(ctx context.Context, g Gateway, s Store, id string) error {
	if won, err := s.Claim(ctx, id); err != nil || !won {
		return err
	}
	return g.Refund(ctx, "", 100) // want `^keyed refund k3, key empty \(`
}

// Loop calls itself: it adds nothing to what it does.
func Loop(n int) error {
	if n == 0 {
		return smtp.SendMail("mail:25", nil, "a", nil, nil) // want `^irreversible send k3, key none \(`
	}
	return Loop(n - 1)
}

// Deep is followed for three calls.
func Deep() error { return deep1() }

func deep1() error { return deep2() }

func deep2() error { return deep3() }

func deep3() error { return deep4() }

func deep4() error { return Auto() }
