// Package paymentmethod declares, for tests, what they use of github.com/stripe/stripe-go/v82/paymentmethod.
package paymentmethod

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PaymentMethodParams) (_ *stripe.PaymentMethod, _ error) { return }

func New(params *stripe.PaymentMethodParams) (_ *stripe.PaymentMethod, _ error) { return }
