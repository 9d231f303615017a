// Package customerbalancetransaction declares, for tests, what they use of github.com/stripe/stripe-go/v82/customerbalancetransaction.
package customerbalancetransaction

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.CustomerBalanceTransactionParams) (_ *stripe.CustomerBalanceTransaction, _ error) {
	return
}

func New(params *stripe.CustomerBalanceTransactionParams) (_ *stripe.CustomerBalanceTransaction, _ error) {
	return
}
