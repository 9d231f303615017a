// Package missingunique reports rows that are meant to be there once, in tables that
// let them be there twice.
//
// # What it reports
//
// An insert into a table whose definition was seen, where the code counts on a
// constraint that is not there or does not hold: the insert yields to a conflict that
// no unique constraint can give, the key is looked up before rows are inserted under
// it, the table is there to remember what was done, or an object mapper looks for a row and
// then inserts it. A constraint does not hold if a part of it can be NULL, which
// equals nothing, or is made anew for each row, or is the time of the insert, or if it
// is an index over other rows.
//
// Definitions are found in SQL files below the module's root (migrations of any tool,
// replayed in order, without the ways back), in files that are embedded, in DDL in
// string constants of the package and of those that it imports, in generated tables
// and in the tags of structs.
//
// # Why it matters
//
// "Look whether the key is there, then insert it" is a race unless the database says
// no. Two deliveries at once both find nothing and both insert; from then on there are
// two rows for one intent, and two charges, two payouts or two mails.
//
// # Flagged
//
//	// CREATE TABLE processed_events (id bigserial PRIMARY KEY, event_id text NOT NULL)
//	db.Exec(`INSERT INTO processed_events (event_id) VALUES ($1) ON CONFLICT DO NOTHING`, e.ID)
//
//	// CREATE TABLE payouts (…, idempotency_key text UNIQUE)
//	db.Exec(`INSERT INTO payouts (idempotency_key, …) VALUES ($1, …) ON CONFLICT (idempotency_key) DO NOTHING`, p.Key) // p.Key is a *string
//
//	// UNIQUE (event_id, created_at)
//	db.Exec(`INSERT INTO inbox (event_id, created_at) VALUES ($1, now()) ON CONFLICT DO NOTHING`, e.ID)
//
//	db.Where(match).FirstOrCreate(&ref) // and no unique index in Reference's tags
//
// # Not flagged
//
//	// CREATE UNIQUE INDEX ON processed_events (event_id), in a later migration
//	db.Exec(`INSERT INTO processed_events (event_id) VALUES ($1) ON CONFLICT DO NOTHING`, e.ID)
//
//	// UNIQUE NULLS NOT DISTINCT (idempotency_key), or p.Key is compared with nil before
//
// Tables whose definition is not seen, or not seen whole (LIKE, PARTITION OF), indexes
// over expressions, and tables of which one definition among several holds: what is not
// seen is not known. Logs and histories, where nothing shows that a row is meant to be
// there once.
//
// # Confidence
//
// High: the insert yields to a conflict, the table or the column is there for the
// dedup, and no constraint holds. Medium: one of the two. Low: a key column that
// comes from outside, a key that only may be NULL, and what fills a database for the
// first time.
//
// # How to fix
//
// Let the database decide, and look at its answer:
//
//	CREATE UNIQUE INDEX CONCURRENTLY payouts_once ON payouts (idempotency_key);
//
//	res, err := db.Exec(`INSERT INTO payouts (…) VALUES (…) ON CONFLICT (idempotency_key) DO NOTHING`, …)
//	if n, _ := res.RowsAffected(); n == 0 {
//		return nil // it is there
//	}
//
// # Limits
//
// Constraints that are made by other programs, in a console or in a repository of their
// own are not seen. Folders named test, tests, testdata, fixtures, e2e and vendor are
// left out, and what begins with a point. Editors read the SQL files once: a changed
// schema needs a restart there.
package missingunique
