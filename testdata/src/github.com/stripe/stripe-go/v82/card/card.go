// Package card declares, for tests, what they use of github.com/stripe/stripe-go/v82/card.
package card

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.CardParams) (_ *stripe.Card, _ error) { return }

func New(params *stripe.CardParams) (_ *stripe.Card, _ error) { return }
