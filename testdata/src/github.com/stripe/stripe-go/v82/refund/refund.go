// Package refund declares, for tests, what they use of github.com/stripe/stripe-go/v82/refund.
package refund

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.RefundParams) (_ *stripe.Refund, _ error) { return }

func New(params *stripe.RefundParams) (_ *stripe.Refund, _ error) { return }
