// Package outboundpayment declares, for tests, what they use of github.com/stripe/stripe-go/v82/treasury/outboundpayment.
package outboundpayment

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TreasuryOutboundPaymentParams) (_ *stripe.TreasuryOutboundPayment, _ error) {
	return
}

func New(params *stripe.TreasuryOutboundPaymentParams) (_ *stripe.TreasuryOutboundPayment, _ error) {
	return
}
