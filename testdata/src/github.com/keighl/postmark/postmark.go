// Package postmark declares, for tests, what they use of github.com/keighl/postmark.
package postmark

type Client struct{}

type Email struct{}

type EmailResponse struct{}

type TemplatedEmail struct{}

func (client *Client) SendEmail(email Email) (_ EmailResponse, _ error) { return }

func (client *Client) SendEmailBatch(emails []Email) (_ []EmailResponse, _ error) { return }

func (client *Client) SendTemplatedEmail(email TemplatedEmail) (_ EmailResponse, _ error) { return }

func (client *Client) SendTemplatedEmailBatch(emails []TemplatedEmail) (_ []EmailResponse, _ error) {
	return
}
