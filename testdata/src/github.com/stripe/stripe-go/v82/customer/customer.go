// Package customer declares, for tests, what they use of github.com/stripe/stripe-go/v82/customer.
package customer

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.CustomerParams) (_ *stripe.Customer, _ error) { return }

func New(params *stripe.CustomerParams) (_ *stripe.Customer, _ error) { return }
