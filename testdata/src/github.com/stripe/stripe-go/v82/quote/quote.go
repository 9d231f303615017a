// Package quote declares, for tests, what they use of github.com/stripe/stripe-go/v82/quote.
package quote

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func Accept(id string, params *stripe.QuoteAcceptParams) (_ *stripe.Quote, _ error) { return }

func (c Client) Accept(id string, params *stripe.QuoteAcceptParams) (_ *stripe.Quote, _ error) {
	return
}

func (c Client) New(params *stripe.QuoteParams) (_ *stripe.Quote, _ error) { return }

func New(params *stripe.QuoteParams) (_ *stripe.Quote, _ error) { return }
