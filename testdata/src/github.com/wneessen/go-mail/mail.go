// Package mail declares, for tests, what they use of github.com/wneessen/go-mail.
package mail

import (
	"context"
	"github.com/wneessen/go-mail/smtp"
)

type Client struct{}

type Msg struct{}

type MsgOption func(*Msg)

func (c *Client) DialAndSend(messages ...*Msg) (_ error) { return }

func (c *Client) DialAndSendWithContext(ctx context.Context, messages ...*Msg) (_ error) { return }

func (c *Client) Send(messages ...*Msg) (returnErr error) { return }

func (c *Client) SendWithSMTPClient(client *smtp.Client, messages ...*Msg) (returnErr error) { return }

func (m *Msg) SetMessageIDWithValue(messageID string) {}

func NewMsg(opts ...MsgOption) (_ *Msg) { return }
