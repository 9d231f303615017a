// Package stripe declares, for tests, what they use of github.com/stripe/stripe-go/v72.
package stripe

import (
	"context"
	"net/http"
)

type APIResource struct{}

type Order struct{ APIResource }

type OrderParams struct{ Params }

type OrderPayParams struct{ Params }

type Params struct {
	Context        context.Context
	Expand         []*string
	Headers        http.Header
	IdempotencyKey *string
	Metadata       map[string]string
	StripeAccount  *string
}

type Reversal struct{ APIResource }

type ReversalParams struct{ Params }

type Subscription struct{ APIResource }

type SubscriptionParams struct{ Params }

type UsageRecord struct{ APIResource }

type UsageRecordParams struct{ Params }
