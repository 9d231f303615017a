// Package app stands two packages away from the loops.
package app

import (
	"context"

	"rerun/handon"
)

func Pay(ctx context.Context, pay func() error) error { // want Pay:`^runs again: arg1 \(retry, app\.go:\d+\)$`
	return handon.Safely(ctx, pay)
}

func Charge(charge func() (int, error)) error { // want Charge:`^runs again: arg0 \(retry`
	_, err := handon.Value(charge)
	return err
}

func Refund(s *handon.Service, refund func() error) error { // want Refund:`^runs again: arg1 \(retry`
	return s.Do(func() error { return refund() })
}

func Note(note func() error) error { return handon.Once(note) }

type retrier interface {
	Do(fn func() error) error
}

// Later is handed a retrier of which *handon.Service is the only one in reach.
func Later(r retrier, later func() error) error { // want Later:`^runs again: arg1 \(retry`
	return r.Do(later)
}
