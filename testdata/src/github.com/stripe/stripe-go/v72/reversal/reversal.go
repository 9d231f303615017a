// Package reversal declares, for tests, what they use of github.com/stripe/stripe-go/v72/reversal.
package reversal

import (
	stripe "github.com/stripe/stripe-go/v72"
)

type Client struct{}

func (c Client) New(params *stripe.ReversalParams) (_ *stripe.Reversal, _ error) { return }

func New(params *stripe.ReversalParams) (_ *stripe.Reversal, _ error) { return }
