// Package client declares, for tests, what they use of go.temporal.io/sdk/client.
package client

import (
	"context"
	"go.temporal.io/sdk/internal"
)

type Client interface {
	ExecuteWorkflow(ctx context.Context, options StartWorkflowOptions, workflow any, args ...any) (WorkflowRun, error)
	SignalWorkflow(ctx context.Context, workflowID string, runID string, signalName string, arg any) error
	SignalWithStartWorkflow(ctx context.Context, workflowID string, signalName string, signalArg any, options StartWorkflowOptions, workflow any, workflowArgs ...any) (WorkflowRun, error)
	UpdateWorkflow(ctx context.Context, options UpdateWorkflowOptions) (WorkflowUpdateHandle, error)
}

type StartWorkflowOptions = internal.StartWorkflowOptions

type UpdateWorkflowOptions = internal.UpdateWorkflowOptions

type WorkflowRun = internal.WorkflowRun

type WorkflowUpdateHandle = internal.WorkflowUpdateHandle
