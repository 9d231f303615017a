// Package other counts payments, and reconciles nothing: or says nothing.
package other

import (
	"context"
	"log/slog"
)

type payment struct{ ID string }

// ImportPayments is no reconciliation.
func ImportPayments(ctx context.Context, list []payment) {
	n := 0
	for range list {
		n++
	}
	slog.InfoContext(ctx, "imported", "n", n)
}

// reconnectPayments is none either.
func reconnectPayments(ctx context.Context, list []payment) {
	n := 0
	for range list {
		n++
	}
	slog.InfoContext(ctx, "reconnected", "n", n)
}

// ReconcilePayment looks at one.
func ReconcilePayment(ctx context.Context, p payment, tries int) {
	slog.InfoContext(ctx, "reconciled", "id", p.ID, "tries", tries+1)
}

// ReconcileTransfers says which, not how many.
func ReconcileTransfers(ctx context.Context, list []payment) {
	for _, p := range list {
		slog.InfoContext(ctx, "open", "id", p.ID)
	}
}
