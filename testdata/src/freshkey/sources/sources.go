// Package sources holds one line for each kind of value that a key can come
// from: those that change with every call are wanted, the others are not.
package sources

import "context"

type bank interface {
	Charge(ctx context.Context, idempotencyKey string) error
}

type order struct{ ID string }
