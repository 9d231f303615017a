// Package inboundtransfer declares, for tests, what they use of github.com/stripe/stripe-go/v82/treasury/inboundtransfer.
package inboundtransfer

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TreasuryInboundTransferParams) (_ *stripe.TreasuryInboundTransfer, _ error) {
	return
}

func New(params *stripe.TreasuryInboundTransferParams) (_ *stripe.TreasuryInboundTransfer, _ error) {
	return
}
