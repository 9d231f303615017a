// Package card declares, for tests, what they use of github.com/stripe/stripe-go/v82/issuing/card.
package card

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.IssuingCardParams) (_ *stripe.IssuingCard, _ error) { return }

func New(params *stripe.IssuingCardParams) (_ *stripe.IssuingCard, _ error) { return }
