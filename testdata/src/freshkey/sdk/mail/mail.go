// Package mail sends messages under keys that are new in each call, and under
// keys that belong to the order.
package mail

import (
	"context"
	"time"

	"github.com/OneSignal/onesignal-go-api/v5"
	"github.com/google/uuid"
	"github.com/resend/resend-go/v2"
	"github.com/twilio/twilio-go/rest/api/v2010"
	"github.com/wneessen/go-mail"
)

type Order struct{ ID string }

func sendResend(ctx context.Context, c *resend.Client, o Order) error {
	_, err := c.Emails.SendWithOptions(ctx, &resend.SendEmailRequest{Subject: o.ID}, &resend.SendEmailOptions{
		IdempotencyKey: "receipt-" + time.Now().String(), // want `new in every call \(time.Now\)`
	})
	return err
}

func sendResendStable(ctx context.Context, c *resend.Client, o Order) error {
	_, err := c.Emails.SendWithOptions(ctx, &resend.SendEmailRequest{}, &resend.SendEmailOptions{IdempotencyKey: "receipt-" + o.ID})
	return err
}

func push(ctx context.Context, api *onesignal.DefaultApiService, o Order) error {
	n := onesignal.NewNotification("app")
	n.SetIdempotencyKey(uuid.NewString()) // want `new in every call`
	_, _, err := api.CreateNotification(ctx).Notification(*n).Execute()
	return err
}

func pay(api *openapi.ApiService, o Order) error {
	p := &openapi.CreatePaymentsParams{}
	p.SetIdempotencyKey(uuid.NewString()) // want `new in every call`
	_, err := api.CreatePayments(o.ID, p)
	return err
}

// A Message-ID is no key of the server's.
func smtp(ctx context.Context, c *mail.Client, o Order) error {
	m := mail.NewMsg()
	m.SetMessageIDWithValue(uuid.NewString())
	return c.DialAndSendWithContext(ctx, m)
}
