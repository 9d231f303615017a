// Package charge declares, for tests, what they use of github.com/stripe/stripe-go/v82/charge.
package charge

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func Capture(id string, params *stripe.ChargeCaptureParams) (_ *stripe.Charge, _ error) { return }

func (c Client) Capture(id string, params *stripe.ChargeCaptureParams) (_ *stripe.Charge, _ error) {
	return
}

func (c Client) New(params *stripe.ChargeParams) (_ *stripe.Charge, _ error) { return }

func New(params *stripe.ChargeParams) (_ *stripe.Charge, _ error) { return }
