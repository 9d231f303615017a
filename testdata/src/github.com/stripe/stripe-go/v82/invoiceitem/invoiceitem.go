// Package invoiceitem declares, for tests, what they use of github.com/stripe/stripe-go/v82/invoiceitem.
package invoiceitem

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.InvoiceItemParams) (_ *stripe.InvoiceItem, _ error) { return }

func New(params *stripe.InvoiceItemParams) (_ *stripe.InvoiceItem, _ error) { return }
