// Package failsafe declares, for tests, what they use of github.com/failsafe-go/failsafe-go.
package failsafe

import (
	"context"
)

type Execution[R any] interface{}

type ExecutionResult[R any] interface{}

type Executor[R any] interface {
	WithContext(ctx context.Context) Executor[R]
	Run(fn func() error) error
	RunWithExecution(fn func(exec Execution[R]) error) error
	Get(fn func() (R, error)) (R, error)
	GetWithExecution(fn func(exec Execution[R]) (R, error)) (R, error)
	RunAsync(fn func() error) ExecutionResult[R]
	RunAsyncWithExecution(fn func(exec Execution[R]) error) ExecutionResult[R]
	GetAsync(fn func() (R, error)) ExecutionResult[R]
	GetAsyncWithExecution(fn func(exec Execution[R]) (R, error)) ExecutionResult[R]
}

type Policy[R any] interface{}

func With[R any](policies ...Policy[R]) (_ Executor[R]) { return }
