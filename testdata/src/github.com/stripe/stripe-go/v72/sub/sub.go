// Package sub declares, for tests, what they use of github.com/stripe/stripe-go/v72/sub.
package sub

import (
	stripe "github.com/stripe/stripe-go/v72"
)

type Client struct{}

func (c Client) New(params *stripe.SubscriptionParams) (_ *stripe.Subscription, _ error) { return }

func New(params *stripe.SubscriptionParams) (_ *stripe.Subscription, _ error) { return }
