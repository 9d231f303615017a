// Package coupon declares, for tests, what they use of github.com/stripe/stripe-go/v82/coupon.
package coupon

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.CouponParams) (_ *stripe.Coupon, _ error) { return }

func New(params *stripe.CouponParams) (_ *stripe.Coupon, _ error) { return }
