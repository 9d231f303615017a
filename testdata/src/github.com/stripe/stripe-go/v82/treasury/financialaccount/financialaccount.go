// Package financialaccount declares, for tests, what they use of github.com/stripe/stripe-go/v82/treasury/financialaccount.
package financialaccount

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.TreasuryFinancialAccountParams) (_ *stripe.TreasuryFinancialAccount, _ error) {
	return
}

func New(params *stripe.TreasuryFinancialAccountParams) (_ *stripe.TreasuryFinancialAccount, _ error) {
	return
}
