// Package internal declares, for tests, what they use of go.temporal.io/sdk/internal.
package internal

import (
	"context"
	"go.temporal.io/sdk/internal/common/workflowcontext"
	"time"
)

type ActivityInfo struct {
	TaskToken              []byte
	WorkflowNamespace      string
	WorkflowExecution      WorkflowExecution
	ActivityID             string
	ActivityRunID          string
	TaskQueue              string
	Namespace              string
	HeartbeatTimeout       time.Duration
	ScheduleToCloseTimeout time.Duration
	StartToCloseTimeout    time.Duration
	ScheduledTime          time.Time
	StartedTime            time.Time
	Deadline               time.Time
	Attempt                int32
	IsLocalActivity        bool
}

type ActivityOptions struct {
	TaskQueue           string
	StartToCloseTimeout time.Duration
	RetryPolicy         *RetryPolicy
}

type RetryPolicy struct {
	InitialInterval        time.Duration
	MaximumAttempts        int32
	NonRetryableErrorTypes []string
}

type ChildWorkflowOptions struct{ WorkflowID string }

type Client interface {
	ExecuteWorkflow(ctx context.Context, options StartWorkflowOptions, workflow any, args ...any) (WorkflowRun, error)
	SignalWorkflow(ctx context.Context, workflowID string, runID string, signalName string, arg any) error
	SignalWithStartWorkflow(ctx context.Context, workflowID string, signalName string, signalArg any, options StartWorkflowOptions, workflow any, workflowArgs ...any) (WorkflowRun, error)
}

type Context = workflowcontext.Context

type Future interface{}

type RegisterActivityOptions struct{}

type StartWorkflowOptions struct {
	ID                                       string
	TaskQueue                                string
	WorkflowExecutionTimeout                 time.Duration
	WorkflowRunTimeout                       time.Duration
	WorkflowTaskTimeout                      time.Duration
	WorkflowExecutionErrorWhenAlreadyStarted bool
	CronSchedule                             string
	Memo                                     map[string]any
	SearchAttributes                         map[string]any
	EnableEagerStart                         bool
	StartDelay                               time.Duration
	StaticSummary                            string
	StaticDetails                            string
}

type UpdateWorkflowOptions struct{ UpdateID string }

type WorkflowExecution struct {
	ID    string
	RunID string
}

type WorkflowRun interface{}

type WorkflowUpdateHandle interface{}
