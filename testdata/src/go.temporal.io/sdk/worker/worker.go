// Package worker declares, for tests, what they use of go.temporal.io/sdk/worker.
package worker

import (
	"go.temporal.io/sdk/activity"
)

type ActivityRegistry interface {
	RegisterActivity(a any)
	RegisterActivityWithOptions(a any, options activity.RegisterOptions)
}
