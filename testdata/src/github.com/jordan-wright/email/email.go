// Package email declares, for tests, what they use of github.com/jordan-wright/email.
package email

import (
	"crypto/tls"
	"net/smtp"
	"time"
)

type Email struct{}

type Pool struct{}

func (e *Email) Send(addr string, a smtp.Auth) (_ error) { return }

func (e *Email) SendWithStartTLS(addr string, a smtp.Auth, t *tls.Config) (_ error) { return }

func (e *Email) SendWithTLS(addr string, a smtp.Auth, t *tls.Config) (_ error) { return }

func (p *Pool) Send(e *Email, timeout time.Duration) (err error) { return }
