// Package bad says how many payments are open, and not since when.
package bad

import (
	"context"
	"database/sql"
	"expvar"
	"log"
	"log/slog"
	"time"

	"github.com/DataDog/datadog-go/v5/statsd"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/robfig/cron/v3"
	"go.opentelemetry.io/otel/metric"
)

type payment struct {
	ID        string
	Cents     int64
	CreatedAt time.Time
}

type books interface {
	Pending(ctx context.Context) ([]payment, error)
	Finish(ctx context.Context, id string) error
}

type acquirer interface {
	Status(ctx context.Context, id string) (bool, error)
}

// Another party is asked about each record; a line of a log.

func ReconcilePayments(ctx context.Context, b books, a acquirer) error {
	started := time.Now()
	list, err := b.Pending(ctx)
	if err != nil {
		return err
	}
	done, open := 0, 0
	for _, p := range list {
		if ok, err := a.Status(ctx, p.ID); err != nil || !ok {
			open++
			continue
		}
		done++
	}
	slog.InfoContext(ctx, "reconciled", "done", done, "open", open, "took", time.Since(started)) // want `bad.ReconcilePayments logs how many are open, and nowhere how old the oldest is: one that hangs for weeks looks like the day's work; publish the age of the oldest unreconciled record \(blindreconcile, medium\)`
	return nil
}

// A ticker runs it; a gauge, through a helper.

var openPayouts = prometheus.NewGauge(prometheus.GaugeOpts{Name: "payouts_open"})

type payoutReconciler struct{ db *sql.DB }

func (r *payoutReconciler) Run(ctx context.Context) {
	every := time.Tick(time.Minute)
	for range every {
		_ = r.reconcile(ctx)
	}
}

func (r *payoutReconciler) reconcile(ctx context.Context) error {
	rows, err := r.db.QueryContext(ctx, "SELECT id FROM payouts WHERE state = 'sent'")
	if err != nil {
		return err
	}
	defer rows.Close()
	n := 0
	for rows.Next() {
		n++
	}
	publish(n)
	return rows.Err()
}

func publish(n int) {
	openPayouts.Set(float64(n)) // want `payoutReconciler.reconcile counts how many are open.*\(blindreconcile, medium\)`
}

// A cron runs it; a counter.

type refunds struct {
	b      books
	failed metric.Int64Counter
}

func (r *refunds) reconcileRefunds() {
	list, err := r.b.Pending(context.Background())
	if err != nil {
		return
	}
	for range list {
		r.failed.Add(context.Background(), 1) // want `refunds.reconcileRefunds counts how many are open.*\(blindreconcile, medium\)`
	}
}

func schedule(c *cron.Cron, r *refunds) { c.AddFunc("@hourly", r.reconcileRefunds) }

// Nothing is seen to run it.

var unmatched = expvar.NewInt("unmatched")

func reconcileInvoices(list []payment) {
	for range list {
		unmatched.Add(1) // want `bad.reconcileInvoices counts how many are open.*\(blindreconcile, low\)`
	}
}

func reconcileSettlements(list []payment, s *statsd.Client) {
	n := 0
	for range list {
		n++
	}
	s.Gauge("settlements.open", float64(n), nil, 1) // want `bad.reconcileSettlements counts how many are open`
}

func reconcileOrders(list []payment) {
	n := 0
	for range list {
		n++
	}
	log.Printf("%d orders open", n) // want `bad.reconcileOrders logs how many are open`
}
