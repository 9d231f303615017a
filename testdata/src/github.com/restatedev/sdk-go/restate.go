// Package restate declares, for tests, what they use of github.com/restatedev/sdk-go.
package restate

import (
	"github.com/google/uuid"
	"github.com/restatedev/sdk-go/internal/errors"
	"github.com/restatedev/sdk-go/internal/options"
	"github.com/restatedev/sdk-go/internal/restatecontext"
	rand2 "math/rand/v2"
)

type Context interface{}

type ObjectSharedContext interface{}

type RunAsyncFuture[T any] interface{}

type RunContext = restatecontext.RunContext

type TerminalError = errors.TerminalError

type TerminalErrorOption = errors.TerminalErrorOption

type withIdempotencyKey struct{}

type withMaxRetryAttempts struct{}

func Key(ctx ObjectSharedContext) (_ string) { return }

func Rand(ctx Context) (_ *rand2.Rand) { return }

func RandSource(ctx Context) (_ rand2.Source) { return }

func Run[T any](ctx Context, fn func(ctx RunContext) (T, error), options ...options.RunOption) (output T, err TerminalError) {
	return
}

func RunAsync[T any](ctx Context, fn func(ctx RunContext) (T, error), options ...options.RunOption) (_ RunAsyncFuture[T]) {
	return
}

func RunVoid(ctx Context, fn func(ctx RunContext) error, options ...options.RunOption) (_ TerminalError) {
	return
}

func TerminalErrorf(format string, a ...any) (_ TerminalError) { return }

func ToTerminalError(err error, opts ...TerminalErrorOption) (_ TerminalError) { return }

func UUID(ctx Context) (_ uuid.UUID) { return }

func WithIdempotencyKey(idempotencyKey string) (_ withIdempotencyKey) { return }

func WithMaxRetryAttempts(maxAttempts uint) (_ withMaxRetryAttempts) { return }
