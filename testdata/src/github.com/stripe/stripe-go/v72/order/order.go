// Package order declares, for tests, what they use of github.com/stripe/stripe-go/v72/order.
package order

import (
	stripe "github.com/stripe/stripe-go/v72"
)

type Client struct{}

func (c Client) New(params *stripe.OrderParams) (_ *stripe.Order, _ error) { return }

func (c Client) Pay(id string, params *stripe.OrderPayParams) (_ *stripe.Order, _ error) { return }

func New(params *stripe.OrderParams) (_ *stripe.Order, _ error) { return }

func Pay(id string, params *stripe.OrderPayParams) (_ *stripe.Order, _ error) { return }
