// Package subscriptionschedule declares, for tests, what they use of github.com/stripe/stripe-go/v82/subscriptionschedule.
package subscriptionschedule

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.SubscriptionScheduleParams) (_ *stripe.SubscriptionSchedule, _ error) {
	return
}

func New(params *stripe.SubscriptionScheduleParams) (_ *stripe.SubscriptionSchedule, _ error) { return }
