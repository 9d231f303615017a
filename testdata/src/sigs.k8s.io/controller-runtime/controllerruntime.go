// Package controllerruntime declares, for tests, what they use of sigs.k8s.io/controller-runtime.
package controllerruntime

import (
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

type Request = reconcile.Request

type Result = reconcile.Result
