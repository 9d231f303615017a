// Package workflow declares, for tests, what they use of go.uber.org/cadence/workflow.
package workflow

import "go.uber.org/cadence/internal"

type ActivityOptions = internal.ActivityOptions

type Context = internal.Context

type Future = internal.Future

type RetryPolicy = internal.RetryPolicy

func ExecuteActivity(ctx Context, activity any, args ...any) (_ Future) { return }

func ExecuteLocalActivity(ctx Context, activity any, args ...any) (_ Future) { return }

func WithActivityOptions(ctx Context, options ActivityOptions) (_ Context) { return }
