// Package mailgun declares, for tests, what they use of github.com/mailgun/mailgun-go/v4.
package mailgun

import (
	"context"
)

type Mailgun interface {
	Send(ctx context.Context, m *Message) (mes string, id string, err error)
	ReSend(ctx context.Context, id string, recipients ...string) (string, string, error)
}

type MailgunImpl struct{}

type Message struct{ Specific }

type Specific interface{}

func (mg *MailgunImpl) ReSend(ctx context.Context, url string, recipients ...string) (msg, id string, err error) {
	return
}

func (mg *MailgunImpl) Send(ctx context.Context, m *Message) (mes, id string, err error) { return }
