// Package subscriptionitem declares, for tests, what they use of github.com/stripe/stripe-go/v82/subscriptionitem.
package subscriptionitem

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.SubscriptionItemParams) (_ *stripe.SubscriptionItem, _ error) {
	return
}

func New(params *stripe.SubscriptionItemParams) (_ *stripe.SubscriptionItem, _ error) { return }
