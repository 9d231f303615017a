// Package inngestgo declares, for tests, what they use of github.com/inngest/inngestgo.
package inngestgo

import "context"

type Client interface{}

type FunctionOpts struct {
	ID      string
	Retries *int
}

type Input[T any] struct{ Event T }

type SDKFunction[T any] func(ctx context.Context, input Input[T]) (any, error)

type ServableFunction interface{}

type Trigger interface{}

func CreateFunction[T any](c Client, fc FunctionOpts, trigger Trigger, f SDKFunction[T]) (_ ServableFunction, _ error) {
	return
}

func IntPtr(i int) (_ *int) { return }

func Ptr[T any](v T) (_ *T) { return }
