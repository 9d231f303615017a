// Package workflowcontext declares, for tests, what they use of go.temporal.io/sdk/internal/common/workflowcontext.
package workflowcontext

type Context interface{}
