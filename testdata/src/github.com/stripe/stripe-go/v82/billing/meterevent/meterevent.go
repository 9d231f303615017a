// Package meterevent declares, for tests, what they use of github.com/stripe/stripe-go/v82/billing/meterevent.
package meterevent

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.BillingMeterEventParams) (_ *stripe.BillingMeterEvent, _ error) {
	return
}

func New(params *stripe.BillingMeterEventParams) (_ *stripe.BillingMeterEvent, _ error) { return }
