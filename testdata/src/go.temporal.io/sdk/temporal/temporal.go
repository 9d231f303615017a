// Package temporal declares, for tests, what they use of go.temporal.io/sdk/temporal.
package temporal

import "go.temporal.io/sdk/internal"

type RetryPolicy = internal.RetryPolicy
