// Package unhandledconflict reports inserts whose unique violation goes out as a
// failure to who repeats them.
//
// # What it reports
//
// An insert that runs again with the same key (in the handler of a queue, a job or a
// webhook, in a retried function), into a table with a unique constraint over that key,
// whose error leaves the handler without a question whether it was a conflict. The
// handler is taken to have failed: the message is handed in again, meets the same row,
// and fails again.
//
// # Why it matters
//
// The constraint does its work and the code makes an outage of it. The second delivery
// of a message that was done is no failure; taken for one it is repeated until it lands
// in the dead-letter queue, blocks what comes after it, and wakes somebody up.
//
// # Flagged
//
//	func (h *Handler) ProcessTask(ctx context.Context, t *asynq.Task) error {
//		_, err := h.db.ExecContext(ctx, `INSERT INTO receipts (event_id) VALUES ($1)`, e.ID) // event_id is UNIQUE
//		return err
//	}
//
// # Not flagged
//
//	_, err := h.db.ExecContext(ctx, `INSERT INTO receipts (event_id) VALUES ($1) ON CONFLICT DO NOTHING`, e.ID)
//
//	var pg *pgconn.PgError
//	if errors.As(err, &pg) && pg.Code == "23505" {
//		return nil
//	}
//
// An insert that comes after a look into the same table: the next try finds the row.
// An error that a function of the program judges or puts into another one. Keys that
// are made anew for each try never meet.
//
// # Confidence
//
// Medium: the environment hands it in again. Low: a retry in this program, where the
// first try most likely failed as it said.
//
// # How to fix
//
// Take the conflict for what it is: it was done.
//
//	res, err := db.Exec(`INSERT … ON CONFLICT (event_id) DO NOTHING`, …)
//	if n, _ := res.RowsAffected(); n == 0 {
//		return nil // done before
//	}
//
// # Limits
//
// Constraints whose definition is not seen, and handlers that are wired up where the
// rule does not see them.
package unhandledconflict
