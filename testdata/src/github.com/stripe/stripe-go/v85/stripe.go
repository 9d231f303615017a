// Package stripe declares, for tests, what they use of github.com/stripe/stripe-go/v85.
package stripe

type Client struct{}

type EventNotificationContainer interface{}

type WebhookOption func(*webhookConfig)

type webhookConfig struct{}

func (c *Client) ParseEventNotification(payload []byte, header string, secret string, opts ...WebhookOption) (_ EventNotificationContainer, _ error) {
	return
}
