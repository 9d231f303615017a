// Package mailgun declares, for tests, what they use of github.com/mailgun/mailgun-go/v5.
package mailgun

import (
	"context"
)

type Client struct{}

type Message interface{}

type SendMessageResponse struct{ ID string }

func NewMailgun(apiKey string) (_ *Client) { return }

func (mg *Client) Send(ctx context.Context, m Message) (_ SendMessageResponse, _ error) { return }

func (mg *Client) ReSend(ctx context.Context, url string, recipients ...string) (_ SendMessageResponse, _ error) {
	return
}
