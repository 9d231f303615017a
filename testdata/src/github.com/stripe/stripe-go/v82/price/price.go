// Package price declares, for tests, what they use of github.com/stripe/stripe-go/v82/price.
package price

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PriceParams) (_ *stripe.Price, _ error) { return }

func New(params *stripe.PriceParams) (_ *stripe.Price, _ error) { return }
