// Package handlers has an effect in entry points that the environment repeats.
package handlers

import (
	"context"
	"net/http"

	"cloud.google.com/go/pubsub"
	"github.com/IBM/sarama"
	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/gin-gonic/gin"
	"github.com/google/go-github/v75/github"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rabbitmq/amqp091-go"
	"github.com/riverqueue/river"
	"github.com/robfig/cron/v3"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82/webhook"
	"github.com/twmb/franz-go/pkg/kgo"
	"go.temporal.io/sdk/worker"
	"go.temporal.io/sdk/workflow"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

func effect() error { return nil }

func SQS(ctx context.Context, c *sqs.Client) error {
	effect() // want `^no region \(`
	out, err := c.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for range out.Messages {
		effect() // want `^r2 sqs handler \(`
	}
	return nil
}

func Lambda(ctx context.Context, e events.SQSEvent) error {
	return effect() // want `^r2 events handler \(`
}

func PubSub(ctx context.Context, s *pubsub.Subscription) error {
	return s.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		effect() // want `^r2 pubsub handler \(`
	})
}

type group struct{}

func (group) ConsumeClaim(s sarama.ConsumerGroupSession, c sarama.ConsumerGroupClaim) error {
	return effect() // want `^r2 sarama handler \(`
}

func (group) Setup(s sarama.ConsumerGroupSession) error {
	return effect() // want `^no region \(`
}

func Kafka(ctx context.Context, r *kafka.Reader) error {
	for {
		m, err := r.FetchMessage(ctx)
		if err != nil {
			return err
		}
		effect() // want `^r2 kafka handler \(`
		r.CommitMessages(ctx, m)
	}
}

func Franz(ctx context.Context, c *kgo.Client) {
	for {
		c.PollFetches(ctx).EachRecord(func(*kgo.Record) {
			effect() // want `^r2 kgo handler \(`
		})
	}
}

func Rabbit(ctx context.Context, d amqp091.Delivery) error {
	return effect() // want `^r2 amqp091 handler \(`
}

func Nats(c jetstream.Consumer) {
	c.Consume(func(m jetstream.Msg) {
		effect() // want `^r2 jetstream handler \(`
	})
}

func Asynq(mux *asynq.ServeMux) {
	mux.HandleFunc("pay", pay)
	mux.Handle("refund", asynq.HandlerFunc(func(context.Context, *asynq.Task) error {
		return effect() // want `^r2 asynq handler \(`
	}))
}

func pay(ctx context.Context, t *asynq.Task) error {
	return effect() // want `^r2 asynq handler \(`
}

func enqueue(ctx context.Context, c *asynq.Client, t *asynq.Task) error {
	return effect() // want `^no region \(`
}

type args struct{}

func (args) Kind() string { return "args" }

type riverWorker struct{}

func (riverWorker) Work(ctx context.Context, job *river.Job[args]) error {
	return effect() // want `^r2 river handler \(`
}

func (riverWorker) Prepare(ctx context.Context, job *river.Job[args]) error {
	return effect() // want `^no region \(`
}

type activities struct{}

func (*activities) Pay(ctx context.Context) error {
	return effect() // want `^r2 workflow handler \(`
}

func Workflow(ctx workflow.Context) error {
	var a *activities
	workflow.ExecuteActivity(ctx, a.Pay)
	return effect() // want `^no region \(`
}

func refund(ctx context.Context) error {
	return effect() // want `^r2 worker handler \(`
}

func Register(w worker.ActivityRegistry) { w.RegisterActivity(refund) }

func Stripe(w http.ResponseWriter, r *http.Request) {
	effect() // want `^r1 HTTP handler \(`
	if _, err := webhook.ConstructEvent(nil, "", ""); err != nil {
		return
	}
	effect() // want `^r2 webhook handler; r1 HTTP handler \(`
}

func GitHub(w http.ResponseWriter, r *http.Request) {
	if _, err := github.ValidatePayload(r, nil); err != nil {
		return
	}
	effect() // want `^r2 webhook handler; r1 HTTP handler \(`
}

func Cron(c *cron.Cron) {
	c.AddFunc("@daily", func() {
		effect() // want `^r1 cron job \(`
	})
	c.AddJob("@daily", nightly{})
}

type nightly struct{}

func (nightly) Run() {
	effect() // want `^r1 cron job \(`
}

type reconciler struct{}

func (reconciler) Reconcile(ctx context.Context, r reconcile.Request) (reconcile.Result, error) {
	return reconcile.Result{}, effect() // want `^r1 reconciler \(`
}

func Gin(r *gin.RouterGroup) {
	r.POST("/pay", func(c *gin.Context) {
		effect() // want `^r1 HTTP handler \(`
	})
	r.GET("/pay", func(c *gin.Context) {
		effect() // want `^no region \(`
	})
}

func HTTP(mux *http.ServeMux) {
	mux.HandleFunc("POST /pay", func(w http.ResponseWriter, r *http.Request) {
		effect() // want `^r1 HTTP handler \(`
	})
	mux.HandleFunc("GET /pay", func(w http.ResponseWriter, r *http.Request) {
		effect() // want `^no region \(`
	})
}
