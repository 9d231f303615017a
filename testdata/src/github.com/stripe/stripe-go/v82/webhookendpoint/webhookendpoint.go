// Package webhookendpoint declares, for tests, what they use of github.com/stripe/stripe-go/v82/webhookendpoint.
package webhookendpoint

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func (c Client) New(params *stripe.WebhookEndpointParams) (_ *stripe.WebhookEndpoint, _ error) {
	return
}

func New(params *stripe.WebhookEndpointParams) (_ *stripe.WebhookEndpoint, _ error) { return }
