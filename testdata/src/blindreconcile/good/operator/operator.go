// Package operator is an operator's.
package operator

import (
	"context"
	"log/slog"

	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

type PaymentReconciler struct{}

func (r *PaymentReconciler) Reconcile(ctx context.Context, q reconcile.Request) (reconcile.Result, error) {
	n := 0
	for n < 3 {
		n++
	}
	slog.InfoContext(ctx, "reconciled", "n", n)
	return reconcile.Result{}, nil
}
