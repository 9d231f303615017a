// Package usagerecord declares, for tests, what they use of github.com/stripe/stripe-go/v72/usagerecord.
package usagerecord

import (
	stripe "github.com/stripe/stripe-go/v72"
)

type Client struct{}

func (c Client) New(params *stripe.UsageRecordParams) (_ *stripe.UsageRecord, _ error) { return }

func New(params *stripe.UsageRecordParams) (_ *stripe.UsageRecord, _ error) { return }
