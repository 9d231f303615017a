package styles

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/hibiken/asynq"
	"github.com/riverqueue/river"
	"github.com/robfig/cron/v3"

	"freshkey/acme"
)

type payoutArgs struct {
	PayoutID string
	Cents    int64
}

func (payoutArgs) Kind() string { return "payout" }

type payoutWorker struct {
	river.WorkerDefaults[payoutArgs]
	client *acme.Client
}

func (w *payoutWorker) Work(ctx context.Context, job *river.Job[payoutArgs]) error {
	key := fmt.Sprintf("payout-%s-%d", job.Args.PayoutID, time.Now().Unix()) // want `new on every delivery`
	return w.client.CreatePayout(ctx, acme.ChargeParams{Cents: job.Args.Cents}, key)
}

type stableWorker struct {
	river.WorkerDefaults[payoutArgs]
	client *acme.Client
}

func (w *stableWorker) Work(ctx context.Context, job *river.Job[payoutArgs]) error {
	key := fmt.Sprintf("payout-%s-%d", job.Args.PayoutID, job.ID)
	return w.client.CreatePayout(ctx, acme.ChargeParams{Cents: job.Args.Cents}, key)
}

type tasks struct{ client *acme.Client }

func (t *tasks) handle(ctx context.Context, task *asynq.Task) error {
	var p payoutArgs
	if err := json.Unmarshal(task.Payload(), &p); err != nil {
		return err
	}
	return t.pay(ctx, p, uuid.New().String()) // want `new on every delivery`
}

func (t *tasks) handleStable(ctx context.Context, task *asynq.Task) error {
	var p payoutArgs
	if err := json.Unmarshal(task.Payload(), &p); err != nil {
		return err
	}
	id, ok := asynq.GetTaskID(ctx)
	if !ok {
		id = p.PayoutID
	}
	return t.pay(ctx, p, id)
}

func (t *tasks) pay(ctx context.Context, p payoutArgs, key string) error {
	return t.client.CreatePayout(ctx, acme.ChargeParams{Cents: p.Cents, Note: time.Now().String()}, key)
}

func register(mux *asynq.ServeMux, t *tasks) {
	mux.HandleFunc("payout", t.handle)
	mux.HandleFunc("payout:stable", t.handleStable)
}

func nightly(c *cron.Cron, client *acme.Client, orders func() []order) error {
	_, err := c.AddFunc("@daily", func() {
		for _, o := range orders() {
			key := "fee-" + o.ID + "-" + time.Now().Format("2006-01-02")
			_ = client.CreatePayout(context.Background(), acme.ChargeParams{Cents: o.Cents}, key)
		}
	})
	return err
}

func nightlyFine(c *cron.Cron, client *acme.Client, orders func() []order) error {
	_, err := c.AddFunc("@daily", func() {
		for _, o := range orders() {
			key := "fee-" + o.ID + "-" + time.Now().Format("2006-01-02T15:04") // want `new in every call|new on every`
			_ = client.CreatePayout(context.Background(), acme.ChargeParams{Cents: o.Cents}, key)
		}
	})
	return err
}
