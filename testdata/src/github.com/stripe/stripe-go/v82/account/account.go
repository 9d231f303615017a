// Package account declares, for tests, what they use of github.com/stripe/stripe-go/v82/account.
package account

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.AccountParams) (_ *stripe.Account, _ error) { return }

func New(params *stripe.AccountParams) (_ *stripe.Account, _ error) { return }
