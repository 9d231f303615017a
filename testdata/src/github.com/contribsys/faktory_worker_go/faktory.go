// Package faktory_worker declares, for tests, what they use of github.com/contribsys/faktory_worker_go.
package faktory_worker

import "context"

type Helper interface{ Jid() string }

type Manager struct{}

type Perform func(ctx context.Context, args ...any) error

func HelperFor(ctx context.Context) (_ Helper) { return }

func (mgr *Manager) Register(name string, fn Perform) {}
