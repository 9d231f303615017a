// Package tasks has handlers that another package registers.
package tasks

import (
	"context"

	"github.com/hibiken/asynq"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/refund"
)

type Worker struct{}

// Refund leaves the key to the SDK.
func (Worker) Refund(ctx context.Context, t *asynq.Task) error { // want Refund:`keyed refund by refund.New, key made by the SDK`
	_, err := refund.New(&stripe.RefundParams{})
	return err
}

// RefundKeyed has the task's id as key.
func (Worker) RefundKeyed(ctx context.Context, t *asynq.Task) error {
	id, _ := asynq.GetTaskID(ctx)
	params := &stripe.RefundParams{}
	params.SetIdempotencyKey(id)
	_, err := refund.New(params)
	return err
}
