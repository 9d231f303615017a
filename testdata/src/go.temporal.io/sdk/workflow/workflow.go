// Package workflow declares, for tests, what they use of go.temporal.io/sdk/workflow.
package workflow

import (
	"go.temporal.io/sdk/converter"
	"go.temporal.io/sdk/internal"
	"time"
)

type ActivityOptions = internal.ActivityOptions

type Context = internal.Context

type Future = internal.Future

func ExecuteActivity(ctx Context, activity any, args ...any) (_ Future) { return }

func ExecuteLocalActivity(ctx Context, activity any, args ...any) (_ Future) { return }

func MutableSideEffect(ctx Context, id string, f func(ctx Context) any, equals func(a, b any) bool) (_ converter.EncodedValue) {
	return
}

func Now(ctx Context) (_ time.Time) { return }

func SideEffect(ctx Context, f func(ctx Context) any) (_ converter.EncodedValue) { return }

func WithActivityOptions(ctx Context, options ActivityOptions) (_ Context) { return }
