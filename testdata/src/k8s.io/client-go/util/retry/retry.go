// Package retry declares, for tests, what they use of k8s.io/client-go/util/retry.
package retry

import (
	"k8s.io/apimachinery/pkg/util/wait"
)

var DefaultBackoff wait.Backoff

var DefaultRetry wait.Backoff

func OnError(backoff wait.Backoff, retriable func(error) bool, fn func() error) (_ error) { return }

func RetryOnConflict(backoff wait.Backoff, fn func() error) (_ error) { return }
