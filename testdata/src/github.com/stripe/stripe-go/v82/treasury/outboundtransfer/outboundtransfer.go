// Package outboundtransfer declares, for tests, what they use of github.com/stripe/stripe-go/v82/treasury/outboundtransfer.
package outboundtransfer

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TreasuryOutboundTransferParams) (_ *stripe.TreasuryOutboundTransfer, _ error) {
	return
}

func New(params *stripe.TreasuryOutboundTransferParams) (_ *stripe.TreasuryOutboundTransfer, _ error) {
	return
}
