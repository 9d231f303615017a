// Package plan declares, for tests, what they use of github.com/stripe/stripe-go/v82/plan.
package plan

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PlanParams) (_ *stripe.Plan, _ error) { return }

func New(params *stripe.PlanParams) (_ *stripe.Plan, _ error) { return }
