// Package feerefund declares, for tests, what they use of github.com/stripe/stripe-go/v82/feerefund.
package feerefund

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.FeeRefundParams) (_ *stripe.FeeRefund, _ error) { return }

func New(params *stripe.FeeRefundParams) (_ *stripe.FeeRefund, _ error) { return }
