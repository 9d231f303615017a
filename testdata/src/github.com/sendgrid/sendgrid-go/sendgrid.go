// Package sendgrid declares, for tests, what they use of github.com/sendgrid/sendgrid-go.
package sendgrid

import (
	"context"
	"github.com/sendgrid/rest"
	"github.com/sendgrid/sendgrid-go/helpers/mail"
)

type Client struct{}

func API(request rest.Request) (_ *rest.Response, _ error) { return }

func (cl *Client) Send(email *mail.SGMailV3) (_ *rest.Response, _ error) { return }

func (cl *Client) SendWithContext(ctx context.Context, email *mail.SGMailV3) (_ *rest.Response, _ error) {
	return
}

func MakeRequest(request rest.Request) (_ *rest.Response, _ error) { return }

func MakeRequestAsync(request rest.Request) (_ chan *rest.Response, _ chan error) { return }

func MakeRequestAsyncWithContext(ctx context.Context, request rest.Request) (_ chan *rest.Response, _ chan error) {
	return
}

func MakeRequestRetry(request rest.Request) (_ *rest.Response, _ error) { return }

func MakeRequestRetryWithContext(ctx context.Context, request rest.Request) (_ *rest.Response, _ error) {
	return
}

func MakeRequestWithContext(ctx context.Context, request rest.Request) (_ *rest.Response, _ error) {
	return
}

func NewSendClient(key string) (_ *Client) { return }
