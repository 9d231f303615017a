// Package invoice declares, for tests, what they use of github.com/stripe/stripe-go/v82/invoice.
package invoice

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.InvoiceParams) (_ *stripe.Invoice, _ error) { return }

func (c Client) Pay(id string, params *stripe.InvoicePayParams) (_ *stripe.Invoice, _ error) { return }

func (c Client) SendInvoice(id string, params *stripe.InvoiceSendInvoiceParams) (_ *stripe.Invoice, _ error) {
	return
}

func New(params *stripe.InvoiceParams) (_ *stripe.Invoice, _ error) { return }

func Pay(id string, params *stripe.InvoicePayParams) (_ *stripe.Invoice, _ error) { return }

func SendInvoice(id string, params *stripe.InvoiceSendInvoiceParams) (_ *stripe.Invoice, _ error) {
	return
}
