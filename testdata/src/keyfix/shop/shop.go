// Package shop has effects that run again without a key; those whose line ends in
// "fix" can be given one by an edit, those that end in "stay" cannot.
package shop

import (
	"context"
	"strconv"

	"github.com/avast/retry-go/v4"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/ec2"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/plutov/paypal/v4"
	"github.com/resend/resend-go/v2"
	"github.com/riverqueue/river"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
)

type bank interface {
	//idemlint:effect charge key=key
	Charge(ctx context.Context, key string, cents int64) error
}

func empty(ctx context.Context, b bank, orderID string) error {
	return retry.Do(func() error {
		return b.Charge(ctx, "", 100) // fix
	})
}

// nameless has no id at hand.
func nameless(ctx context.Context, b bank, customer string) error {
	return retry.Do(func() error {
		return b.Charge(ctx, "", 100) // stay
	})
}

// hidden has another variable of the id's name.
func hidden(ctx context.Context, b bank, orderID string, names []string) error {
	for _, orderID := range names {
		_ = orderID
		if err := retry.Do(func() error {
			return b.Charge(ctx, "", 100) // stay
		}); err != nil {
			return err
		}
	}
	return nil
}

func inPlace(orderID string) error {
	return retry.Do(func() error {
		_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: stripe.Int64(100)}) // fix
		return err
	})
}

func declared(orderID string) error {
	return retry.Do(func() error {
		params := &stripe.PaymentIntentParams{
			Amount:   stripe.Int64(100),
			Currency: stripe.String("eur"),
		}
		_, err := paymentintent.New(params) // fix
		return err
	})
}

// embedded has the struct that holds the key already.
func embedded(orderID string) error {
	return retry.Do(func() error {
		_, err := refund.New(&stripe.RefundParams{Params: stripe.Params{}}) // stay
		return err
	})
}

func aws1(ctx context.Context, c *ec2.Client, launchID string) error {
	return retry.Do(func() error {
		_, err := c.RunInstances(ctx, &ec2.RunInstancesInput{}) // fix
		return err
	})
}

func queue(ctx context.Context, c *sqs.Client, eventID string) error {
	return retry.Do(func() error {
		_, err := c.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: aws.String("paid")}) // fix
		return err
	})
}

func task(ctx context.Context, c *asynq.Client, invoiceID string) error {
	return retry.Do(func() error {
		_, err := c.EnqueueContext(ctx, asynq.NewTask("pay", nil)) // fix
		return err
	})
}

// options are not seen.
func options(ctx context.Context, c *asynq.Client, t *asynq.Task, invoiceID string, opts []asynq.Option) error {
	return retry.Do(func() error {
		_, err := c.EnqueueContext(ctx, t, opts...)
		return err
	})
}

func stream(ctx context.Context, p jetstream.Publisher, eventID string) error {
	return retry.Do(func() error {
		_, err := p.Publish(ctx, "orders", nil) // fix
		return err
	})
}

func capture(ctx context.Context, c *paypal.Client, orderID string) error {
	return retry.Do(func() error {
		_, err := c.CaptureOrder(ctx, orderID, paypal.CaptureOrderRequest{}) // fix
		return err
	})
}

// partly may be one of several refunds of a capture.
func partly(ctx context.Context, c *paypal.Client, captureID string) error {
	return retry.Do(func() error {
		_, err := c.RefundCapture(ctx, captureID, paypal.RefundCaptureRequest{}) // stay
		return err
	})
}

func whole(ctx context.Context, c *paypal.Client, complaintID, capture string) error {
	return retry.Do(func() error {
		_, err := c.RefundCapture(ctx, capture, paypal.RefundCaptureRequest{}) // fix
		return err
	})
}

func mail(ctx context.Context, svc resend.EmailsSvc, orderID string, req *resend.SendEmailRequest) error {
	return retry.Do(func() error {
		_, err := svc.Send(req) // fix
		return err
	})
}

// mailNoContext has no context to hand over.
func mailNoContext(svc resend.EmailsSvc, orderID string, req *resend.SendEmailRequest) error {
	return retry.Do(func() error {
		_, err := svc.Send(req) // stay
		return err
	})
}

func options2(ctx context.Context, svc resend.EmailsSvc, orderID string, req *resend.SendEmailRequest) error {
	return retry.Do(func() error {
		_, err := svc.SendWithOptions(ctx, req, nil) // fix
		return err
	})
}

type args struct{}

func (args) Kind() string { return "pay" }

type worker struct{ b bank }

// Work has the job's own id, which is a number.
func (w worker) Work(ctx context.Context, job *river.Job[args]) error {
	return w.b.Charge(ctx, "", 100) // fix
}

var _ = strconv.Itoa(1)
