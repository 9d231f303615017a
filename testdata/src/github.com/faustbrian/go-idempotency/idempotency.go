// Package idempotency declares, for tests, what they use of github.com/faustbrian/go-idempotency.
package idempotency

import (
	"context"
)

type Key struct{}

type Record struct{}

type Ownership struct{ Key Key }

type AcquireRequest struct{ Key Key }

type BeginRequest struct{ Acquire AcquireRequest }

type BeginResult struct{}

type CompleteRequest struct {
	Ownership Ownership
	Result    []byte
}

type FailRequest struct{ Ownership Ownership }

type Service struct{}

func NewKey(namespace, tenant, operation, caller, value string) (_ Key, _ error) { return }

func (s *Service) Begin(ctx context.Context, request BeginRequest) (_ BeginResult, _ error) { return }

func (s *Service) Inspect(ctx context.Context, key Key) (_ Record, _ error) { return }

func (s *Service) Complete(ctx context.Context, request CompleteRequest) (_ Record, _ error) { return }

func (s *Service) Fail(ctx context.Context, request FailRequest) (_ Record, _ error) { return }

func (s *Service) Release(ctx context.Context, ownership Ownership) (_ Record, _ error) { return }
