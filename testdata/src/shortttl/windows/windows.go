// Package windows leans on what libraries remember by themselves.
package windows

import (
	"context"
	"net/http"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/stripe/stripe-go/v82/webhook"
)

type relay struct {
	queue  *sqs.Client
	jobs   *asynq.Client
	js     jetstream.JetStream
	secret string
}

func (r *relay) receive(w http.ResponseWriter, q *http.Request, body []byte) {
	ev, err := webhook.ConstructEvent(body, q.Header.Get("Stripe-Signature"), r.secret)
	if err != nil {
		return
	}
	r.send(q.Context(), ev.ID)
	r.queue.SendMessage(q.Context(), &sqs.SendMessageInput{
		MessageBody:            aws.String(ev.ID),
		MessageDeduplicationId: aws.String(ev.ID), // want `what an SQS FIFO queue remembers is forgotten after 5m, but Stripe sends an event again for 3 days \(5m < 72h\).*\(shortttl, low\)`
	})
	r.jobs.Enqueue(asynq.NewTask("paid", body), asynq.Unique(time.Hour)) // want `what asynq.Unique remembers is forgotten after 1h \(time.Hour\), but Stripe sends an event again for 3 days .*\(shortttl, low\)`
	r.jobs.Enqueue(asynq.NewTask("paid", body), asynq.Unique(14*24*time.Hour))
}

// Whoever calls it: nothing hands it in again.
func (r *relay) send(ctx context.Context, id string) {
	r.queue.SendMessage(ctx, &sqs.SendMessageInput{MessageDeduplicationId: aws.String("report-" + id)}) // want `"report-{id}" of an SQS FIFO queue is forgotten after 5m, but Stripe sends an event again`
}

func (r *relay) nightly(ctx context.Context) {
	r.queue.SendMessage(ctx, &sqs.SendMessageInput{MessageDeduplicationId: aws.String("nightly")})
	r.jobs.Enqueue(asynq.NewTask("nightly", nil), asynq.Unique(time.Hour))
}
