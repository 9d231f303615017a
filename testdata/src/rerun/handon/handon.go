// Package handon hands functions on to the helpers of another package.
package handon

import (
	"context"

	"rerun/again"
)

func Safely(ctx context.Context, fn func() error) error { // want Safely:`^runs again: arg1 \(retry, handon\.go:\d+\)$`
	return again.Do(ctx, func(context.Context) error { return fn() })
}

func Value[T any](fn func() (T, error)) (T, error) { // want Value:`^runs again: arg0 \(retry`
	return again.Value(fn)
}

func Run(fn func() error) error { // want Run:`^runs again: arg0 \(retry`
	return again.Run(again.Job{Name: "run", Op: fn})
}

func Start(fn func() error) error { // want Start:`^runs again: arg0 \(retry`
	j := &again.Job{Op: fn}
	return j.Start()
}

type client struct{ r *again.Retrier }

func (c *client) call(fn func() error) error { return c.r.Do(fn) }

// Service hides the helper behind an unexported type.
type Service struct{ c *client }

func (s *Service) Do(fn func() error) error { return s.c.call(fn) } // want Do:`^runs again: arg0 \(retry`

func Once(fn func() error) error { return again.Once(fn) }

func Each(fn func(string) error) error { return again.Each([]string{"a"}, fn) }
