// Package transfer declares, for tests, what they use of github.com/stripe/stripe-go/v82/transfer.
package transfer

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TransferParams) (_ *stripe.Transfer, _ error) { return }

func New(params *stripe.TransferParams) (_ *stripe.Transfer, _ error) { return }
