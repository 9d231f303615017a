// Package reconcile declares, for tests, what they use of sigs.k8s.io/controller-runtime/pkg/reconcile.
package reconcile

import (
	"time"
)

type Request struct{}

type Result struct {
	Requeue      bool
	RequeueAfter time.Duration
	Priority     *int
}
