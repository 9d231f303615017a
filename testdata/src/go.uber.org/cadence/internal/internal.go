// Package internal declares, for tests, what they use of go.uber.org/cadence/internal.
package internal

import "time"

type ActivityOptions struct {
	TaskList            string
	StartToCloseTimeout time.Duration
	RetryPolicy         *RetryPolicy
}

type Context interface{ Done() <-chan struct{} }

type Future interface{}

type RetryPolicy struct {
	InitialInterval    time.Duration
	ExpirationInterval time.Duration
	MaximumAttempts    int32
}
