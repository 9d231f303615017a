// Package redsync declares, for tests, what they use of github.com/go-redsync/redsync/v4.
package redsync

import (
	"context"
	"time"
)

type Mutex struct{}

type Option interface{}

type Redsync struct{}

func (m *Mutex) Lock() (_ error) { return }

func (m *Mutex) LockContext(ctx context.Context) (_ error) { return }

func (m *Mutex) TryLock() (_ error) { return }

func (m *Mutex) TryLockContext(ctx context.Context) (_ error) { return }

func (m *Mutex) Unlock() (_ bool, _ error) { return }

func (m *Mutex) UnlockContext(ctx context.Context) (_ bool, _ error) { return }

func (r *Redsync) NewMutex(name string, options ...Option) (_ *Mutex) { return }

func WithExpiry(expiry time.Duration) (_ Option) { return }

func WithTries(tries int) (_ Option) { return }
