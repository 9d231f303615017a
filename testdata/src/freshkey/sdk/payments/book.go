package payments

import (
	"context"

	"github.com/google/uuid"
)

// A Book remembers keys.
type Book interface {
	InsertKey(ctx context.Context, orderID, key string) error
}

// NewKey makes a key for an order and remembers it.
func NewKey(ctx context.Context, b Book, orderID string) (string, error) {
	key := uuid.NewString()
	return key, b.InsertKey(ctx, orderID, key)
}

// LooseKey makes a key for an order and remembers another one.
func LooseKey(ctx context.Context, b Book, orderID string) (string, error) {
	return uuid.NewString(), b.InsertKey(ctx, orderID, "")
}

// A Form is what a client sends.
type Form struct {
	Order          string
	IdempotencyKey string
}

// An Answer is what a client gets.
type Answer struct {
	Order string
	Key   string
}

// NewAnswer makes an answer of a form.
func NewAnswer(f Form) *Answer { return &Answer{Order: f.Order, Key: f.IdempotencyKey} }
