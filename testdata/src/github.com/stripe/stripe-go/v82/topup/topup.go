// Package topup declares, for tests, what they use of github.com/stripe/stripe-go/v82/topup.
package topup

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TopupParams) (_ *stripe.Topup, _ error) { return }

func New(params *stripe.TopupParams) (_ *stripe.Topup, _ error) { return }
