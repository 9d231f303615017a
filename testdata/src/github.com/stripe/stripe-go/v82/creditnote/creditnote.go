// Package creditnote declares, for tests, what they use of github.com/stripe/stripe-go/v82/creditnote.
package creditnote

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.CreditNoteParams) (_ *stripe.CreditNote, _ error) { return }

func New(params *stripe.CreditNoteParams) (_ *stripe.CreditNote, _ error) { return }
