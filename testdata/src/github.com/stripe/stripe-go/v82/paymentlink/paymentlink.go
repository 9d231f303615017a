// Package paymentlink declares, for tests, what they use of github.com/stripe/stripe-go/v82/paymentlink.
package paymentlink

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PaymentLinkParams) (_ *stripe.PaymentLink, _ error) { return }

func New(params *stripe.PaymentLinkParams) (_ *stripe.PaymentLink, _ error) { return }
