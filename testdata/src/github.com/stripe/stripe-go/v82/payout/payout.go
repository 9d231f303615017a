// Package payout declares, for tests, what they use of github.com/stripe/stripe-go/v82/payout.
package payout

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PayoutParams) (_ *stripe.Payout, _ error) { return }

func (c Client) Reverse(id string, params *stripe.PayoutReverseParams) (_ *stripe.Payout, _ error) {
	return
}

func New(params *stripe.PayoutParams) (_ *stripe.Payout, _ error) { return }

func Reverse(id string, params *stripe.PayoutReverseParams) (_ *stripe.Payout, _ error) { return }
