// Package binarystate reports records that know done and not done, and nothing between.
//
// # What it reports
//
// Two kinds. A mark that loses: a claim that says done (a key with 1 or true, a row
// with an id and a time, used = true) is written in one step and the work is done in
// another; where the work fails, the failure is told to whoever delivered it, and the
// mark stays. A state that doubles: a look-up branches on a state that is only ever
// done or not, the work is done where it is not, and the state is written afterwards.
//
// This is a preview, off by default, for too little was found in real code to judge it
// by: it is switched on with rules: {binarystate: on}, or -rules=+binarystate.
//
// # Why it matters
//
// In the first kind the delivery comes again, finds the mark, and is answered as a
// repeat of something that was never done: a grant, a payment, an event is lost
// without a trace. In the second one, a caller that comes while the work is under way
// finds what it would find if nobody had begun, and does the work as well; and after
// a crash nobody knows whether it was done.
//
// # Flagged
//
//	won, err := rdb.SetNX(ctx, "evt:"+e.ID, 1, month).Result()
//	if err != nil || !won {
//		return err
//	}
//	return grants.Apply(ctx, e) // fails once, and is never tried again
//
//	rec, err := store.Load(ctx, key)
//	if rec.Done {
//		return rec.Result, nil
//	}
//	res, err := pay(ctx) // a second caller is here, too
//	…
//	return res, store.SaveDone(ctx, key, res)
//
// # Not flagged
//
//	won, err := rdb.SetNX(ctx, "evt:"+e.ID, "processing", lease).Result()
//	…
//	if err := grants.Apply(ctx, e); err != nil {
//		rdb.Del(ctx, "evt:"+e.ID) // it may come again
//		return err
//	}
//	rdb.Set(ctx, "evt:"+e.ID, "done", month)
//
// A mark and the work in one database transaction stand and fall together. A state
// such as pending, queued or processing, a claim that lives for minutes, and one that
// is given back on failure, in a deferred function as well, are right.
//
// # Confidence
//
// High: an effect or a record that is known fails in a handler that gets its input
// again. Medium: the mark is known by the catalog or its SQL, or the state is part of
// what is named like an idempotency record. Low: a function of another package writes the
// mark, perhaps with a state.
//
// # How to fix
//
// Write the claim as processing, with a lease; write done with the outcome when it is
// known; delete the claim, or let it lapse, when the work has failed and nothing was
// done. Where both are rows of one database, put both into one transaction.
//
// # Limits
//
// The work is the first call after the claim that may fail; what it does inside is not
// looked at. States that are written by other packages are not seen, and a state with
// one constant here may have more there. What checkthenact reports of the same look-up
// is not said twice.
//
// # References
//
//   - https://brandur.org/idempotency-keys
//   - https://docs.powertools.aws.dev/lambda/python/latest/utilities/idempotency/
package binarystate
