// Package client declares, for tests, what they use of github.com/stripe/stripe-go/v82/client.
package client

import (
	stripe "github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
)

type API struct {
	Charges        *charge.Client
	PaymentIntents *paymentintent.Client
	Refunds        *refund.Client
}

func (a *API) ParseThinEvent(payload []byte, header string, secret string) (_ *stripe.ThinEvent, _ error) {
	return
}

func New(key string, backends *stripe.Backends) (_ *API) { return }
