// Package smtp declares, for tests, what they use of github.com/wneessen/go-mail/smtp.
package smtp

type Client struct{}
