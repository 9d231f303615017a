// Package checkthenact reports effects that depend on a look-up which two requests can both pass.
//
// # What it reports
//
// Code that looks whether something was done, is in the right state or is enough,
// then acts on the answer, and notes it afterwards, with nothing between that only
// one of two requests can pass. The category says which form it has:
//
//   - existence: it is not there, so it is done
//   - state: it is in the right state, so it is done, and the state is moved
//   - sufficiency: there is enough, so it is taken
//   - lost-update: it is read, computed and written back whole; this needs no repeat
//   - local-memory: a map of this process guards what happens outside of it
//   - find-or-create: one call of an ORM that looks and then inserts
//
// # Why it matters
//
// Two deliveries of one message, two clicks, or a retry beside its first attempt
// read the same answer and both act: two charges, two refunds, a balance that is
// taken twice. A transaction alone does not help, since at the usual isolation both
// see the old row; neither does a lock of one process, where two run.
//
// # Flagged
//
//	done, err := store.Exists(ctx, event.ID)
//	if err != nil || done {
//		return err
//	}
//	if err := bank.Charge(ctx, account, cents); err != nil {
//		return err
//	}
//	return store.Save(ctx, event.ID)
//
// # Not flagged
//
//	won, err := store.Claim(ctx, event.ID) // INSERT … ON CONFLICT DO NOTHING, rows affected
//	if err != nil || !won {
//		return err
//	}
//	return bank.Charge(ctx, account, cents)
//
// Nor is what is done under a row lock of the transaction, in a serializable
// transaction, by a statement that holds the condition itself, under an idempotency
// key, or where a violated unique constraint is taken for the sign that it was done.
//
// # Confidence
//
// High where check and act are known by the catalog, by SQL or by what the code's own
// functions do, and much says that once only is meant: a dedup table, a key, money.
// Medium where less says so, or where it is known by the names of the code's own
// interfaces. Low where only a record follows, which a unique index may well refuse
// the second time, where a lock of this process is held, and where the effect is a
// message or a request that may do no harm.
//
// # How to fix
//
// Make it one step, and look at its answer: insert the key first with ON CONFLICT DO
// NOTHING, SET NX or a condition expression, and stop if it was there; put the state
// or the amount in the WHERE of the UPDATE, and stop if no row was changed; or lock
// the row before it is read, in the transaction that writes it.
//
// # Limits
//
// Whether a table has a unique index is known only where its definition is seen. What
// is behind an interface of another module is known by its name at best. A guard
// whose body is not seen and that is named like a lock or a claim is believed.
//
// # References
//
//   - https://www.postgresql.org/docs/current/transaction-iso.html
//   - https://redis.io/docs/latest/commands/set/
package checkthenact
