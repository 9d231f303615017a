// Package concurrency declares, for tests, what they use of go.etcd.io/etcd/client/v3/concurrency.
package concurrency

import (
	"context"
	v3 "go.etcd.io/etcd/client/v3"
)

type Mutex struct{}

type STM interface{}

type STMOption func(*stmOptions)

type stmOptions struct{}

func (m *Mutex) Lock(ctx context.Context) (_ error) { return }

func (m *Mutex) TryLock(ctx context.Context) (_ error) { return }

func (m *Mutex) Unlock(ctx context.Context) (_ error) { return }

func NewSTM(c *v3.Client, apply func(STM) error, so ...STMOption) (_ *v3.TxnResponse, _ error) {
	return
}

func NewSTMReadCommitted(ctx context.Context, c *v3.Client, apply func(STM) error) (_ *v3.TxnResponse, _ error) {
	return
}

func NewSTMRepeatable(ctx context.Context, c *v3.Client, apply func(STM) error) (_ *v3.TxnResponse, _ error) {
	return
}

func NewSTMSerializable(ctx context.Context, c *v3.Client, apply func(STM) error) (_ *v3.TxnResponse, _ error) {
	return
}
