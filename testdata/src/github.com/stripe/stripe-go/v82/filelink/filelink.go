// Package filelink declares, for tests, what they use of github.com/stripe/stripe-go/v82/filelink.
package filelink

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.FileLinkParams) (_ *stripe.FileLink, _ error) { return }

func New(params *stripe.FileLinkParams) (_ *stripe.FileLink, _ error) { return }
