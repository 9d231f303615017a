// Package names has the age in another function.
package names

import (
	"context"
	"log/slog"
)

type payment struct{ ID string }

func ReconcilePayments(ctx context.Context, list []payment) {
	n := 0
	for range list {
		n++
	}
	slog.InfoContext(ctx, "reconciled", "open", n)
}

type monitor interface{ Report(seconds int64) }

func watch(m monitor, oldestPending int64) { m.Report(oldestPending) }
