// Package postmark declares, for tests, what they use of github.com/mrz1836/postmark.
package postmark

import (
	"context"
)

type Client struct{}

type Email struct{}

type EmailResponse struct{}

type TemplatedEmail struct{}

func (client *Client) SendEmail(ctx context.Context, email Email) (_ EmailResponse, _ error) { return }

func (client *Client) SendEmailBatch(ctx context.Context, emails []Email) (_ []EmailResponse, _ error) {
	return
}

func (client *Client) SendTemplatedEmail(ctx context.Context, email TemplatedEmail) (_ EmailResponse, _ error) {
	return
}

func (client *Client) SendTemplatedEmailBatch(ctx context.Context, emails []TemplatedEmail) (_ []EmailResponse, _ error) {
	return
}
