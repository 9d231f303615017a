// Package promotioncode declares, for tests, what they use of github.com/stripe/stripe-go/v82/promotioncode.
package promotioncode

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.PromotionCodeParams) (_ *stripe.PromotionCode, _ error) { return }

func New(params *stripe.PromotionCodeParams) (_ *stripe.PromotionCode, _ error) { return }
