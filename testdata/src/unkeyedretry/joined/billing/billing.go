// Package billing sends through a client that it is given.
package billing

import (
	"bytes"
	"context"
	"net/http"
)

type doer interface {
	Do(*http.Request) (*http.Response, error)
}

type Client struct{ hc *http.Client }

// NewClient keeps the client.
func NewClient(hc *http.Client) *Client { // want NewClient:`keeps a client that sends: Client.Do at billing/billing.go:\d+`
	return &Client{hc: hc}
}

func (c *Client) CreateInvoice(ctx context.Context, body []byte) error { // want CreateInvoice:`keyed post by Client.Do, key absent`
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/invoices", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = c.hc.Do(req)
	return err
}

type Keyed struct{ hc *http.Client }

// NewKeyed sends a key with each request.
func NewKeyed(hc *http.Client) *Keyed { return &Keyed{hc} }

func (c *Keyed) CreateInvoice(ctx context.Context, id string, body []byte) error { // want CreateInvoice:`key from a parameter`
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/invoices", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", id)
	_, err = c.hc.Do(req)
	return err
}

type Reader struct{ hc *http.Client }

// NewReader reads only.
func NewReader(hc *http.Client) *Reader { return &Reader{hc} }

func (c *Reader) Invoices(ctx context.Context) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://bank.example/invoices", nil)
	if err != nil {
		return err
	}
	_, err = c.hc.Do(req)
	return err
}

var _ doer = (*http.Client)(nil)
