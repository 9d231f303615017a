// Package dbos declares, for tests, what they use of github.com/dbos-inc/dbos-transact-golang/dbos.
package dbos

import (
	"context"
)

type Context interface{}

type EnqueueOption func(*enqueueOptions)

type SendOption func(*sendOptions)

type Step[R any] func(ctx context.Context) (R, error)

type StepOption func(*stepOptions)

type StepOutcome[R any] struct{}

type WorkflowOption func(*workflowOptions)

type enqueueOptions struct{}

type sendOptions struct{}

type stepOptions struct{}

type workflowOptions struct{}

func Go[R any](ctx Context, fn Step[R], opts ...StepOption) (_ <-chan StepOutcome[R], _ error) {
	return
}

func RunAsStep[R any](ctx Context, fn Step[R], opts ...StepOption) (_ R, _ error) { return }

func WithDeduplicationID(id string) (_ WorkflowOption) { return }

func WithEnqueueDeduplicationID(id string) (_ EnqueueOption) { return }

func WithEnqueueWorkflowID(id string) (_ EnqueueOption) { return }

func WithIdempotencyKey(key string) (_ SendOption) { return }

func WithWorkflowID(id string) (_ WorkflowOption) { return }
