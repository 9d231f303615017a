// Package again holds retry helpers: each runs what it is handed again.
package again

import (
	"context"
	"errors"
	"time"
)

func Do(ctx context.Context, fn func(context.Context) error) (err error) { // want Do:`^runs again: arg1 \(retry, again\.go:\d+\)$`
	for range 3 {
		if err = fn(ctx); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func Value[T any](fn func() (T, error)) (v T, err error) { // want Value:`^runs again: arg0 \(retry`
	for n := 0; ; n++ {
		if v, err = fn(); err == nil || n == 3 {
			return v, err
		}
	}
}

// Job has its operation in a field.
type Job struct {
	Name string
	Op   func() error
}

func Run(j Job) (err error) { // want Run:`^runs again: arg0\.Op \(retry`
	for range 3 {
		if err = j.Op(); err == nil {
			return nil
		}
	}
	return err
}

func (j *Job) Start() (err error) { // want Start:`^runs again: recv\.Op \(retry`
	for range 3 {
		if err = j.Op(); err == nil {
			return nil
		}
	}
	return err
}

// Action is an operation as an interface.
type Action interface{ Execute() error }

func Act(a Action) (err error) { // want Act:`^runs again: arg0\.Execute\(\) \(retry`
	for range 3 {
		if err = a.Execute(); err == nil {
			return nil
		}
	}
	return err
}

// Gateway has one method, but one that is told what to do: it is no operation.
type Gateway interface{ Pay(cents int) error }

func Charge(g Gateway, cents int) (err error) {
	for range 3 {
		if err = g.Pay(cents); err == nil {
			return nil
		}
	}
	return err
}

// Service has more than one method: it is no operation.
type Service interface {
	Pay() error
	Refund() error
}

func Serve(s Service) (err error) {
	for range 3 {
		if err = s.Pay(); err == nil {
			return nil
		}
	}
	return err
}

// Retrier has its operation as an argument of a method.
type Retrier struct{ Max int }

func (r *Retrier) Do(fn func() error) error { // want Do:`^runs again: arg0 \(retry`
	return r.try(fn, 1)
}

func (r *Retrier) try(fn func() error, n int) error {
	err := fn()
	if err != nil && n < r.Max {
		return r.try(fn, n+1)
	}
	return err
}

var errConflict = errors.New("conflict")

// OnConflict runs fn again only when it was refused.
func OnConflict(fn func() error) error {
	for {
		if err := fn(); !errors.Is(err, errConflict) {
			return err
		}
	}
}

// Each runs fn once for every item.
func Each(items []string, fn func(string) error) error {
	for _, it := range items {
		if err := fn(it); err != nil {
			return err
		}
	}
	return nil
}

func Once(fn func() error) error { return fn() }
