// Package work is marked as done by another package.
package work

import (
	"context"

	"binarystate/pair/marks"
)

type shipper interface {
	Ship(ctx context.Context, order string) error
}

func ship(ctx context.Context, m *marks.Marks, s shipper, event, order string) error {
	first, err := m.MarkOnce(ctx, event)
	if err != nil || !first {
		return err
	}
	if err := s.Ship(ctx, order); err != nil {
		m.Forget(ctx, event)
		return err
	}
	return nil
}

func lose(ctx context.Context, m *marks.Marks, s shipper, event, order string) error {
	first, err := m.MarkOnce(ctx, event) // want `Marks.MarkOnce marks it as done before shipper.Ship .* \(binarystate, low\)`
	if err != nil || !first {
		return err
	}
	return s.Ship(ctx, order)
}
