// Package idempotency declares, for tests, what they use of github.com/primandproper/platform-go/v12/idempotency.
package idempotency

import (
	"context"
)

type Key string

type Fingerprint string

type DoOption interface{}

type Manager[T any] struct{}

type Result[T any] struct{ Value *T }

func WithNewKey(ctx context.Context) (keyed context.Context, key Key) { return }

func (m *Manager[T]) Do(ctx context.Context, key Key, fingerprint Fingerprint, fn func(ctx context.Context) (*T, error), opts ...DoOption) (_ *Result[T], _ error) {
	return
}
