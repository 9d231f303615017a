// Package metadata declares, for tests, what they use of google.golang.org/grpc/metadata.
package metadata

import (
	"context"
)

type MD map[string][]string

func AppendToOutgoingContext(ctx context.Context, kv ...string) (_ context.Context) { return }

func FromIncomingContext(ctx context.Context) (_ MD, _ bool) { return }

func Join(mds ...MD) (_ MD) { return }

func (md MD) Append(k string, vals ...string) {}

func (md MD) Copy() (_ MD) { return }

func (md MD) Get(k string) (_ []string) { return }

func (md MD) Set(k string, vals ...string) {}

func New(m map[string]string) (_ MD) { return }

func NewOutgoingContext(ctx context.Context, md MD) (_ context.Context) { return }

func Pairs(kv ...string) (_ MD) { return }

func ValueFromIncomingContext(ctx context.Context, key string) (_ []string) { return }

func FromOutgoingContext(ctx context.Context) (_ MD, _ bool) { return }
