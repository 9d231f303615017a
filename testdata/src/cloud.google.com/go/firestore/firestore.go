// Package firestore declares, for tests, what they use of cloud.google.com/go/firestore.
package firestore

import (
	"context"
)

type Client struct{}

type CollectionRef struct{ Query }

type DocumentRef struct{}

type DocumentSnapshot struct{}

type Precondition interface{}

type Query struct{}

type SetOption interface{}

type Transaction struct{}

type TransactionOption interface{}

type WriteResult struct{}

type maxAttempts int

func (c *Client) Collection(path string) (_ *CollectionRef) { return }

func (c *Client) Doc(path string) (_ *DocumentRef) { return }

func (c *Client) RunTransaction(ctx context.Context, f func(context.Context, *Transaction) error, opts ...TransactionOption) (err error) {
	return
}

func (c *CollectionRef) Add(ctx context.Context, data interface{}) (_ *DocumentRef, _ *WriteResult, _ error) {
	return
}

func (c *CollectionRef) Doc(id string) (_ *DocumentRef) { return }

func (c *CollectionRef) NewDoc() (_ *DocumentRef) { return }

func (d *DocumentRef) Create(ctx context.Context, data interface{}) (_ *WriteResult, err error) {
	return
}

func (d *DocumentRef) Delete(ctx context.Context, preconds ...Precondition) (_ *WriteResult, err error) {
	return
}

func (d *DocumentRef) Get(ctx context.Context) (_ *DocumentSnapshot, err error) { return }

func (d *DocumentRef) Set(ctx context.Context, data interface{}, opts ...SetOption) (_ *WriteResult, err error) {
	return
}

func MaxAttempts(n int) (_ maxAttempts) { return }

func (t *Transaction) Create(dr *DocumentRef, data interface{}) (_ error) { return }

func (t *Transaction) Get(dr *DocumentRef) (_ *DocumentSnapshot, _ error) { return }

func (t *Transaction) Set(dr *DocumentRef, data interface{}, opts ...SetOption) (_ error) { return }
