// Package source declares, for tests, what they use of github.com/stripe/stripe-go/v82/source.
package source

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.SourceParams) (_ *stripe.Source, _ error) { return }

func New(params *stripe.SourceParams) (_ *stripe.Source, _ error) { return }
