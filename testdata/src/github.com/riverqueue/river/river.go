// Package river declares, for tests, what they use of github.com/riverqueue/river.
package river

import (
	"context"
	"github.com/riverqueue/river/rivertype"
	"time"
)

type Client[TTx any] struct{}

type InsertManyParams struct {
	Args       JobArgs
	InsertOpts *InsertOpts
}

type InsertOpts struct {
	MaxAttempts int
	Metadata    []byte
	Pending     bool
	Priority    int
	Queue       string
	ScheduledAt time.Time
	Tags        []string
	UniqueOpts  UniqueOpts
}

type Job[T JobArgs] struct {
	*rivertype.JobRow
	Args T
}

type JobArgs interface{ Kind() string }

type UniqueOpts struct {
	ByArgs      bool
	ByPeriod    time.Duration
	ByQueue     bool
	ExcludeKind bool
}

type Worker[T JobArgs] interface {
	Work(ctx context.Context, job *Job[T]) error
}

type WorkerDefaults[T JobArgs] struct{}

type Workers struct{}

func AddWorker[T JobArgs](workers *Workers, worker Worker[T]) {}

func (c *Client[TTx]) Insert(ctx context.Context, args JobArgs, opts *InsertOpts) (_ *rivertype.JobInsertResult, _ error) {
	return
}

func (c *Client[TTx]) InsertMany(ctx context.Context, params []InsertManyParams) (_ []*rivertype.JobInsertResult, _ error) {
	return
}

func (c *Client[TTx]) InsertManyFast(ctx context.Context, params []InsertManyParams) (_ int, _ error) {
	return
}

func (c *Client[TTx]) InsertManyFastTx(ctx context.Context, tx TTx, params []InsertManyParams) (_ int, _ error) {
	return
}

func (c *Client[TTx]) InsertManyTx(ctx context.Context, tx TTx, params []InsertManyParams) (_ []*rivertype.JobInsertResult, _ error) {
	return
}

func (c *Client[TTx]) InsertTx(ctx context.Context, tx TTx, args JobArgs, opts *InsertOpts) (_ *rivertype.JobInsertResult, _ error) {
	return
}

func WorkFunc[T JobArgs](f func(context.Context, *Job[T]) error) (_ Worker[T]) { return }
