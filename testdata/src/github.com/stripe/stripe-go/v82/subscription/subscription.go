// Package subscription declares, for tests, what they use of github.com/stripe/stripe-go/v82/subscription.
package subscription

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.SubscriptionParams) (_ *stripe.Subscription, _ error) { return }

func New(params *stripe.SubscriptionParams) (_ *stripe.Subscription, _ error) { return }
