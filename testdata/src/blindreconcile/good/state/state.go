// Package state brings about what is wanted: no money in it.
package state

import (
	"context"
	"log/slog"
)

type fleet interface {
	List(ctx context.Context) ([]string, error)
	Apply(ctx context.Context, name string) error
}

type Reconciler struct{ f fleet }

func (r *Reconciler) Reconcile(ctx context.Context) error {
	have, err := r.f.List(ctx)
	if err != nil {
		return err
	}
	n := 0
	for _, name := range have {
		if err := r.f.Apply(ctx, name); err != nil {
			return err
		}
		n++
	}
	slog.InfoContext(ctx, "reconciled", "n", n)
	return nil
}

// A statement in order is none about orders.
func reconcileRows(ctx context.Context, q func(string) []string) {
	rows := q("SELECT id FROM machines ORDER BY id")
	for range rows {
	}
	slog.InfoContext(ctx, "reconciled", "n", len(rows))
}
