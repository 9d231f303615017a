// Package idempotency declares, for tests, what they use of github.com/larsartmann/go-idempotency.
package idempotency

import (
	"context"
	"time"
)

type Store interface {
	Seen(ctx context.Context, key string) (bool, error)
	Record(ctx context.Context, key string, ttl time.Duration) error
	CheckAndRecord(ctx context.Context, key string, ttl time.Duration) error
}

type MemoryStore struct{}

var ErrDuplicate error

func NewMemoryStore(sweepInterval time.Duration) (_ *MemoryStore) { return }

func (s *MemoryStore) Seen(ctx context.Context, key string) (_ bool, _ error) { return }

func (s *MemoryStore) Record(ctx context.Context, key string, ttl time.Duration) (_ error) { return }

func (s *MemoryStore) CheckAndRecord(ctx context.Context, key string, ttl time.Duration) (_ error) {
	return
}
