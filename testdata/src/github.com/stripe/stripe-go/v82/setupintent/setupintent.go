// Package setupintent declares, for tests, what they use of github.com/stripe/stripe-go/v82/setupintent.
package setupintent

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.SetupIntentParams) (_ *stripe.SetupIntent, _ error) { return }

func New(params *stripe.SetupIntentParams) (_ *stripe.SetupIntent, _ error) { return }
