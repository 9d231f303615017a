// Package handlers has an effect without a key in each kind of handler that is run
// again, and behind it one with a key.
package handlers

import (
	"context"
	"net/http"

	"cloud.google.com/go/pubsub/v2"
	"github.com/IBM/sarama"
	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/gin-gonic/gin"
	"github.com/go-co-op/gocron/v2"
	"github.com/google/go-github/v75/github"
	"github.com/hibiken/asynq"
	"github.com/labstack/echo/v4"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/riverqueue/river"
	"github.com/robfig/cron/v3"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82/webhook"
	"github.com/twmb/franz-go/pkg/kgo"
	"go.temporal.io/sdk/worker"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

type bank interface {
	//idemlint:effect charge key=key
	Charge(key string, cents int64) error
}

var b bank

func onPubSub(ctx context.Context, sub *pubsub.Subscriber) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		if b.Charge("", 100) == nil { // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
			m.Ack()
		}
	})
}

type claims struct{}

func (claims) ConsumeClaim(s sarama.ConsumerGroupSession, c sarama.ConsumerGroupClaim) error {
	for range c.Messages() {
		if err := b.Charge("", 100); err != nil { // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
			return err
		}
	}
	return nil
}

func onKafka(ctx context.Context, r *kafka.Reader) error {
	for {
		m, err := r.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := b.Charge("", 100); err != nil { // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
			return err
		}
		if err := r.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

func onFetches(ctx context.Context, c *kgo.Client) {
	c.PollFetches(ctx).EachRecord(func(*kgo.Record) {
		_ = b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
	})
}

func onSQS(ctx context.Context, c *sqs.Client) error {
	out, err := c.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for range out.Messages {
		if err := b.Charge("", 100); err != nil { // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
			return err
		}
	}
	return nil
}

func onSQSEvent(ctx context.Context, e events.SQSEvent) error {
	return b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
}

func onAMQP(ch *amqp.Channel) error {
	ds, err := ch.Consume("orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for range ds {
		_ = b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
	}
	return nil
}

func onStream(c jetstream.Consumer) error {
	_, err := c.Consume(func(m jetstream.Msg) {
		if b.Charge("", 100) == nil { // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
			_ = m.Ack()
		}
	})
	return err
}

func onWatermill(r *message.Router, s message.Subscriber) {
	r.AddNoPublisherHandler("pay", "orders", s, func(m *message.Message) error {
		return b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
	})
}

func onTask(mux *asynq.ServeMux) {
	mux.HandleFunc("pay", func(ctx context.Context, t *asynq.Task) error {
		return b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
	})
}

type processor struct{}

func (processor) ProcessTask(ctx context.Context, t *asynq.Task) error {
	return b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
}

type args struct{}

func (args) Kind() string { return "pay" }

type jobs struct{ river.WorkerDefaults[args] }

func (jobs) Work(ctx context.Context, job *river.Job[args]) error {
	return b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
}

func activities(w worker.ActivityRegistry) { w.RegisterActivity(payActivity) }

func payActivity(ctx context.Context) error {
	return b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
}

func onStripe(w http.ResponseWriter, r *http.Request, body []byte) {
	if _, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), "secret"); err != nil {
		return
	}
	_ = b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
}

func onGitHub(w http.ResponseWriter, r *http.Request) {
	if _, err := github.ValidatePayload(r, nil); err != nil {
		return
	}
	_ = b.Charge("", 100) // want `bank.Charge is repeated by the \w+ handler .* with an empty key: a delivery that was not acknowledged may already have moved the money; .* \(unkeyedretry, medium\)`
}

func daily(c *cron.Cron) error {
	_, err := c.AddFunc("@daily", func() {
		_ = b.Charge("", 100) // want `bank.Charge is repeated by the .* with an empty key: .* \(unkeyedretry, low\)`
	})
	return err
}

func hourly() gocron.Task {
	return gocron.NewTask(func() {
		_ = b.Charge("", 100) // want `bank.Charge is repeated by the .* with an empty key: .* \(unkeyedretry, low\)`
	})
}

type reconciler struct{}

func (reconciler) Reconcile(ctx context.Context, r reconcile.Request) (reconcile.Result, error) {
	return reconcile.Result{}, b.Charge("", 100) // want `bank.Charge is repeated by the .* with an empty key: .* \(unkeyedretry, low\)`
}

func onGin(r *gin.RouterGroup) {
	r.POST("/pay", func(c *gin.Context) {
		c.JSON(200, b.Charge("", 100)) // want `bank.Charge is repeated by the .* with an empty key: .* \(unkeyedretry, low\)`
	})
}

func onEcho(c echo.Context) error {
	return b.Charge("", 100) // want `bank.Charge is repeated by the .* with an empty key: .* \(unkeyedretry, low\)`
}

func onTool(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, b.Charge("", 100) // want `bank.Charge is repeated by the .* with an empty key: .* \(unkeyedretry, low\)`
}

func onTaskKeyed(mux *asynq.ServeMux) {
	mux.HandleFunc("pay", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		return b.Charge(id, 100)
	})
}

func onSQSKeyed(ctx context.Context, c *sqs.Client) error {
	out, err := c.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for _, m := range out.Messages {
		if err := b.Charge(*m.MessageId, 100); err != nil {
			return err
		}
	}
	return nil
}

func onStripeKeyed(w http.ResponseWriter, r *http.Request, body []byte) {
	ev, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), "secret")
	if err != nil {
		return
	}
	_ = b.Charge(ev.ID, 100)
}

// onRead only reads: its route is a GET.
func onRead(r *gin.RouterGroup) {
	r.GET("/pay", func(c *gin.Context) { c.JSON(200, b.Charge("", 100)) })
}
