// Package product declares, for tests, what they use of github.com/stripe/stripe-go/v82/product.
package product

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.ProductParams) (_ *stripe.Product, _ error) { return }

func New(params *stripe.ProductParams) (_ *stripe.Product, _ error) { return }
