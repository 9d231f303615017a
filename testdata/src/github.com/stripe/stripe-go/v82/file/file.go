// Package file declares, for tests, what they use of github.com/stripe/stripe-go/v82/file.
package file

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.FileParams) (_ *stripe.File, _ error) { return }

func New(params *stripe.FileParams) (_ *stripe.File, _ error) { return }
