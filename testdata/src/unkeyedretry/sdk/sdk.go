// Package sdk has, of each kind of provider, an effect in a retry without a key
// and with one.
package sdk

import (
	"context"
	"net/smtp"

	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/avast/retry-go/v4"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/ec2"
	"github.com/aws/aws-sdk-go-v2/service/sns"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/google/go-github/v75/github"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/resend/resend-go/v2"
	"github.com/segmentio/kafka-go"
	"github.com/slack-go/slack"
	"github.com/twilio/twilio-go/rest/api/v2010"
	"gopkg.in/gomail.v2"
)

func mail(d *gomail.Dialer, m *gomail.Message) {
	retry.Do(func() error {
		return smtp.SendMail("mail:25", nil, "shop", nil, nil) // want `smtp.SendMail is repeated by retry.Do .*: a timed-out attempt may already be sent; claim what names the intent first, and stop if it was claimed \(unkeyedretry\)`
	})
	retry.Do(func() error {
		return d.DialAndSend(m) // want `Dialer.DialAndSend is repeated .* \(unkeyedretry\)`
	})
}

func resendMail(ctx context.Context, svc resend.EmailsSvc, order string, req *resend.SendEmailRequest) {
	retry.Do(func() error {
		_, err := svc.Send(req) // want `EmailsSvc.Send is repeated`
		return err
	})
	retry.Do(func() error {
		_, err := svc.SendWithOptions(ctx, req, &resend.SendEmailOptions{}) // want `EmailsSvc.SendWithOptions is repeated by retry.Do .* without an idempotency key: a timed-out attempt may already be sent; pass a key that is made before the retry \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, err := svc.SendWithOptions(ctx, req, &resend.SendEmailOptions{IdempotencyKey: "receipt/" + order})
		return err
	})
}

func chat(ctx context.Context, api *slack.Client, sms *openapi.ApiService) {
	retry.Do(func() error {
		_, _, err := api.PostMessageContext(ctx, "ops") // want `Client.PostMessageContext is repeated`
		return err
	})
	retry.Do(func() error {
		_, err := sms.CreateMessage(&openapi.CreateMessageParams{}) // want `ApiService.CreateMessage is repeated`
		return err
	})
}

func queues(ctx context.Context, s *sqs.Client, n *sns.Client, id string) {
	retry.Do(func() error {
		_, err := s.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: aws.String("x")}) // want `Client.SendMessage is repeated by retry.Do .*: a timed-out attempt may already be published; pass id as key \(unkeyedretry, medium\)`
		return err
	})
	retry.Do(func() error {
		_, err := s.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: aws.String("x"), MessageDeduplicationId: aws.String(id)})
		return err
	})
	retry.Do(func() error {
		_, err := n.Publish(ctx, &sns.PublishInput{Message: aws.String("x")}) // want `Client.Publish is repeated`
		return err
	})
}

// publisher is the user's own interface; the type of its parameter says what it does.
type publisher interface {
	SendMessage(ctx context.Context, params *sqs.SendMessageInput, optFns ...func(*sqs.Options)) (*sqs.SendMessageOutput, error)
}

func byType(ctx context.Context, p publisher, id string) {
	retry.Do(func() error {
		_, err := p.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: aws.String("x")}) // want `publisher.SendMessage is repeated by retry.Do .* without an idempotency key`
		return err
	})
	retry.Do(func() error {
		_, err := p.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: aws.String("x"), MessageDeduplicationId: aws.String(id)})
		return err
	})
}

func streams(ctx context.Context, w *kafka.Writer, p jetstream.Publisher, id string) {
	retry.Do(func() error {
		return w.WriteMessages(ctx, kafka.Message{Value: []byte("x")}) // want `Writer.WriteMessages is repeated by retry.Do .* \(unkeyedretry, medium\)`
	})
	retry.Do(func() error {
		_, err := p.Publish(ctx, "orders", nil) // want `Publisher.Publish is repeated`
		return err
	})
	retry.Do(func() error {
		_, err := p.Publish(ctx, "orders", nil, jetstream.WithMsgID(id))
		return err
	})
}

func jobs(ctx context.Context, c *asynq.Client, id string, opts []asynq.Option) {
	retry.Do(func() error {
		_, err := c.EnqueueContext(ctx, asynq.NewTask("mail", nil)) // want `Client.EnqueueContext is repeated`
		return err
	})
	retry.Do(func() error {
		_, err := c.EnqueueContext(ctx, asynq.NewTask("mail", nil), asynq.TaskID(id))
		return err
	})
	retry.Do(func() error {
		_, err := c.EnqueueContext(ctx, asynq.NewTask("mail", nil, asynq.TaskID(id)))
		return err
	})
	retry.Do(func() error { // the options are not seen
		_, err := c.EnqueueContext(ctx, asynq.NewTask("mail", nil), opts...)
		return err
	})
}

func clouds(ctx context.Context, c *ec2.Client, token string, gh *github.IssuesService) {
	retry.Do(func() error {
		_, err := c.RunInstances(ctx, &ec2.RunInstancesInput{}) // want `Client.RunInstances is repeated by retry.Do .* with a new idempotency key each time`
		return err
	})
	retry.Do(func() error {
		_, err := c.RunInstances(ctx, &ec2.RunInstancesInput{ClientToken: aws.String(token)})
		return err
	})
	retry.Do(func() error {
		_, _, err := gh.Create(ctx, "o", "r", &github.IssueRequest{}) // want `IssuesService.Create is repeated`
		return err
	})
}

// carried has an id in the message, which stays when it is published again.
func carried(p message.Publisher, msg *message.Message) {
	retry.Do(func() error { return p.Publish("orders", msg) })
}
