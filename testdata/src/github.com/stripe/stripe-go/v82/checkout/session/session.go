// Package session declares, for tests, what they use of github.com/stripe/stripe-go/v82/checkout/session.
package session

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.CheckoutSessionParams) (_ *stripe.CheckoutSession, _ error) {
	return
}

func New(params *stripe.CheckoutSessionParams) (_ *stripe.CheckoutSession, _ error) { return }
