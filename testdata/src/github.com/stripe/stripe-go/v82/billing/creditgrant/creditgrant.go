// Package creditgrant declares, for tests, what they use of github.com/stripe/stripe-go/v82/billing/creditgrant.
package creditgrant

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.BillingCreditGrantParams) (_ *stripe.BillingCreditGrant, _ error) {
	return
}

func New(params *stripe.BillingCreditGrantParams) (_ *stripe.BillingCreditGrant, _ error) { return }
