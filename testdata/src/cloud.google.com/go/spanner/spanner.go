// Package spanner declares, for tests, what they use of cloud.google.com/go/spanner.
package spanner

import (
	"context"
	"time"
)

type ApplyOption func(*applyOption)

type Client struct{}

type CommitResponse struct{}

type Key []interface{}

type Mutation struct{}

type ReadWriteTransaction struct{ txReadOnly }

type Row struct{}

type TransactionOptions struct{}

type applyOption struct{}

type txReadEnv interface{}

type txReadOnly struct{ txReadEnv }

func ApplyAtLeastOnce() (_ ApplyOption) { return }

func (c *Client) Apply(ctx context.Context, ms []*Mutation, opts ...ApplyOption) (commitTimestamp time.Time, err error) {
	return
}

func (c *Client) ReadWriteTransaction(ctx context.Context, f func(context.Context, *ReadWriteTransaction) error) (commitTimestamp time.Time, err error) {
	return
}

func (c *Client) ReadWriteTransactionWithOptions(ctx context.Context, f func(context.Context, *ReadWriteTransaction) error, options TransactionOptions) (resp CommitResponse, err error) {
	return
}

func Insert(table string, cols []string, vals []interface{}) (_ *Mutation) { return }

func (t *txReadOnly) ReadRow(ctx context.Context, table string, key Key, columns []string) (_ *Row, _ error) {
	return
}
