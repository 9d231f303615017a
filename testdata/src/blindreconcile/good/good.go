// Package good publishes since when as well.
package good

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

type payment struct{ CreatedAt time.Time }

var (
	open = prometheus.NewGauge(prometheus.GaugeOpts{Name: "payments_open"})
	wait = prometheus.NewGauge(prometheus.GaugeOpts{Name: "payments_open_wait"})
)

func ReconcilePayments(ctx context.Context, list []payment) {
	longest := time.Duration(0)
	for _, p := range list {
		longest = max(longest, time.Since(p.CreatedAt))
	}
	open.Set(float64(len(list)))
	wait.Set(longest.Seconds())
}

var finished = prometheus.NewGauge(prometheus.GaugeOpts{Name: "payments_reconciled"})

// It says when it last went well.
func reconcileTransfers(list []payment) {
	for range list {
		open.Inc()
	}
	finished.SetToCurrentTime()
}

func reconcileRefunds(list []payment, now time.Time) {
	for _, p := range list {
		if now.Sub(p.CreatedAt) > time.Hour {
			open.Inc()
		}
	}
}
