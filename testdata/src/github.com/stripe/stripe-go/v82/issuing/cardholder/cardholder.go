// Package cardholder declares, for tests, what they use of github.com/stripe/stripe-go/v82/issuing/cardholder.
package cardholder

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.IssuingCardholderParams) (_ *stripe.IssuingCardholder, _ error) {
	return
}

func New(params *stripe.IssuingCardholderParams) (_ *stripe.IssuingCardholder, _ error) { return }
