// Package blindreconcile reports reconciliations of payments that do not say how old the oldest open one is.
//
// # What it reports
//
// A job that compares payments, transfers, orders or the like with another account of
// them, and counts or logs how many are open, matched or failed, while neither it nor
// anything else in its package computes or names an age: the oldest open record, a lag,
// the time of the last success. This is a preview, off by default: it is switched on
// with rules: {blindreconcile: on}, or -rules=+blindreconcile.
//
// # Why it matters
//
// Reconciliation is the last net. What falls through every other one shows there as a
// record that does not become old by the minute but by the week, and a count does not
// show it: ten open payments are the day's work, or ten customers without money.
//
// # Flagged
//
//	func (r *Reconciler) reconcilePending(ctx context.Context) error {
//		open, err := r.books.OpenPayments(ctx)
//		…
//		openPayments.Set(float64(len(open))) // how many, not since when
//
// # Not flagged
//
//	openPayments.Set(float64(len(open)))
//	oldestOpen.Set(time.Since(open[0].CreatedAt).Seconds())
//
// Reconcilers of desired and actual state (Kubernetes operators); packages that name an
// age anywhere: oldest, age, lag, stale, last success; statements that ask for
// min(created_at) or an age.
//
// # Confidence
//
// Medium: a clock is seen to run the job, or it asks another party about each record.
// Low: neither is seen.
//
// # How to fix
//
// Publish a gauge with the age of the oldest record that is still open, and alert on
// it:
//
//	oldest := time.Since(open[0].CreatedAt)
//	oldestOpenSeconds.Set(oldest.Seconds())
//
// # Limits
//
// An age that another package computes, or a query of the monitoring system, is not
// seen. How long the job itself took is not taken for an age.
//
// # References
//
//   - https://sre.google/sre-book/monitoring-distributed-systems/
package blindreconcile
