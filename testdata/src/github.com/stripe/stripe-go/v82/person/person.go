// Package person declares, for tests, what they use of github.com/stripe/stripe-go/v82/person.
package person

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PersonParams) (_ *stripe.Person, _ error) { return }

func New(params *stripe.PersonParams) (_ *stripe.Person, _ error) { return }
