// Package bankaccount declares, for tests, what they use of github.com/stripe/stripe-go/v82/bankaccount.
package bankaccount

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.BankAccountParams) (_ *stripe.BankAccount, _ error) { return }

func New(params *stripe.BankAccountParams) (_ *stripe.BankAccount, _ error) { return }
