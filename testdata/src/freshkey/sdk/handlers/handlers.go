// Package handlers makes a key in each kind of handler that is run again.
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
	"github.com/google/uuid"
	"github.com/hibiken/asynq"
	"github.com/labstack/echo/v4"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/riverqueue/river"
	"github.com/robfig/cron/v3"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/refund"
	"github.com/stripe/stripe-go/v82/webhook"
	"github.com/twmb/franz-go/pkg/kgo"
	"go.temporal.io/sdk/worker"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

// pay is the effect; key is its idempotency key.
func pay(key string) error {
	p := &stripe.RefundParams{}
	p.SetIdempotencyKey(key)
	_, err := refund.New(p)
	return err
}

func onPubSub(ctx context.Context, sub *pubsub.Subscriber) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		if pay(uuid.NewString()) == nil { // want `new on every delivery`
			m.Ack()
		}
	})
}

type claims struct{}

func (claims) ConsumeClaim(s sarama.ConsumerGroupSession, c sarama.ConsumerGroupClaim) error {
	for range c.Messages() {
		if err := pay(uuid.NewString()); err != nil { // want `new on every delivery`
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
		if err := pay(uuid.NewString()); err != nil { // want `new on every delivery`
			return err
		}
		if err := r.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

func onFetches(ctx context.Context, c *kgo.Client) {
	c.PollFetches(ctx).EachRecord(func(*kgo.Record) {
		_ = pay(uuid.NewString()) // want `new on every delivery`
	})
}

func onSQS(ctx context.Context, c *sqs.Client) error {
	out, err := c.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for range out.Messages {
		if err := pay(uuid.NewString()); err != nil { // want `new on every delivery`
			return err
		}
	}
	return nil
}

func onSQSEvent(ctx context.Context, e events.SQSEvent) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onAMQP(ch *amqp.Channel) error {
	ds, err := ch.Consume("orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for range ds {
		_ = pay(uuid.NewString()) // want `new on every delivery`
	}
	return nil
}

func onStream(c jetstream.Consumer) error {
	_, err := c.Consume(func(m jetstream.Msg) {
		if pay(uuid.NewString()) == nil { // want `new on every delivery`
			_ = m.Ack()
		}
	})
	return err
}

func onWatermill(r *message.Router, s message.Subscriber) {
	r.AddNoPublisherHandler("pay", "orders", s, func(m *message.Message) error {
		return pay(uuid.NewString()) // want `new on every delivery`
	})
}

func onTask(mux *asynq.ServeMux) {
	mux.HandleFunc("pay", func(ctx context.Context, t *asynq.Task) error {
		return pay(uuid.NewString()) // want `new on every delivery`
	})
}

type processor struct{}

func (processor) ProcessTask(ctx context.Context, t *asynq.Task) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

type args struct{}

func (args) Kind() string { return "pay" }

type jobs struct{ river.WorkerDefaults[args] }

func (jobs) Work(ctx context.Context, job *river.Job[args]) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func activities(w worker.ActivityRegistry) { w.RegisterActivity(payActivity) }

func payActivity(ctx context.Context) error {
	return pay(uuid.NewString()) // want `new on every delivery`
}

func onStripe(w http.ResponseWriter, r *http.Request, body []byte) {
	if _, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), "secret"); err != nil {
		return
	}
	_ = pay(uuid.NewString()) // want `new on every delivery`
}

func onGitHub(w http.ResponseWriter, r *http.Request) {
	if _, err := github.ValidatePayload(r, nil); err != nil {
		return
	}
	_ = pay(uuid.NewString()) // want `new on every delivery`
}

func daily(c *cron.Cron) error {
	_, err := c.AddFunc("@daily", func() {
		_ = pay(uuid.NewString()) // want `new in every call`
	})
	return err
}

func hourly() gocron.Task {
	return gocron.NewTask(func() {
		_ = pay(uuid.NewString()) // want `new in every call`
	})
}

type reconciler struct{}

func (reconciler) Reconcile(ctx context.Context, r reconcile.Request) (reconcile.Result, error) {
	return reconcile.Result{}, pay(uuid.NewString()) // want `new in every call`
}

func onGin(r *gin.RouterGroup) {
	r.POST("/pay", func(c *gin.Context) {
		c.JSON(200, pay(uuid.NewString())) // want `new in every call`
	})
}

func onEcho(c echo.Context) error {
	return pay(uuid.NewString()) // want `new in every call`
}

func onTool(ctx context.Context, r mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return nil, pay(uuid.NewString()) // want `new in every call`
}
