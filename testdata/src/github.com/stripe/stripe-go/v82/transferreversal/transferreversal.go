// Package transferreversal declares, for tests, what they use of github.com/stripe/stripe-go/v82/transferreversal.
package transferreversal

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TransferReversalParams) (_ *stripe.TransferReversal, _ error) {
	return
}

func New(params *stripe.TransferReversalParams) (_ *stripe.TransferReversal, _ error) { return }
