// Package gomail declares, for tests, what they use of gopkg.in/gomail.v2.
package gomail

import (
	"io"
)

type Dialer struct{}

type Message struct{}

type MessageSetting func(m *Message)

type Sender interface {
	Send(from string, to []string, msg io.WriterTo) error
}

func (d *Dialer) DialAndSend(m ...*Message) (_ error) { return }

func (m *Message) SetHeader(field string, value ...string) {}

func NewDialer(host string, port int, username, password string) (_ *Dialer) { return }

func NewMessage(settings ...MessageSetting) (_ *Message) { return }

func Send(s Sender, msg ...*Message) (_ error) { return }
