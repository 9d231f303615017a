// Package unguardedincrement reports amounts that a repeat adds a second time.
//
// # What it reports
//
// A write that adds to what is there (x = x + n in SQL, an upsert that adds, $inc,
// an update expression, INCRBY, a row in a ledger) to money, stock or quota, or to
// what is billed, on a path that is retried or delivered again, with nothing on the
// path that would know the repeat.
//
// This is a preview, off by default, for too little was found in real code to judge it
// by: it is switched on with rules: {unguardedincrement: on}, or -rules=+unguardedincrement.
//
// # Why it matters
//
// Setting a value twice is harmless, adding it twice is not. A worker that dies
// between the commit and the acknowledgement gets the same message again, and a
// write whose answer was lost is tried again by its retry. The balance is then off by
// one delivery, and nothing ever says so.
//
// # Flagged
//
//	func handle(ctx context.Context, t *asynq.Task) error {
//		_, err := db.ExecContext(ctx, `UPDATE wallets SET balance = balance + ? WHERE id = ?`, cents, id)
//		return err // the task is run again if the worker dies after the commit
//	}
//
// # Not flagged
//
//	tx, err := db.BeginTx(ctx, nil)
//	…
//	res, err := tx.ExecContext(ctx, `INSERT INTO seen (delivery) VALUES (?) ON CONFLICT DO NOTHING`, delivery)
//	if n, _ := res.RowsAffected(); n == 0 {
//		return nil // added before
//	}
//	_, err = tx.ExecContext(ctx, `UPDATE wallets SET balance = balance + ? WHERE id = ?`, cents, id)
//	…
//	return tx.Commit()
//
// A statement with a condition on the row's state, a claim or a look-up before it in
// the repeated code, and a row with an id of its own beside it count as knowing the
// repeat, whether they hold or not. Views, hits, attempts and other statistics are
// none of it, and neither is a counter whose new value is used: that gives out
// numbers, or limits a rate.
//
// # Confidence
//
// High: an amount, in a handler or a retry, where an id at hand is not used. Medium:
// an amount, or what is billed in a retry of this program. Low: what only the name
// of a method says to add.
//
// # How to fix
//
// Insert the id of the message, the job or the request into a table with a unique
// constraint, in the transaction that adds, and add only if it was new. Or put the
// id on the row that is added up, and compute the sum.
//
// # Limits
//
// What one package and the facts of those it imports show is seen. Reading, adding
// and writing back is a race even without a repeat, and is reported as that by
// checkthenact.
//
// # References
//
//   - https://microservices.io/patterns/communication-style/idempotent-consumer.html
//   - https://brandur.org/idempotency-keys
package unguardedincrement
