// Package unkeyedretry reports effects that are repeated without an idempotency key.
//
// # What it reports
//
// A call that charges, sends, publishes, creates or adds, on a path that runs
// again (a retry loop, a retry wrapper, a client that tries by itself, a queue,
// webhook, job or activity handler), whose idempotency key is missing, empty, or
// made by the SDK anew for each call. A transport, an interceptor or the helper of
// an API client that repeats whatever it is given to send is reported where it
// repeats, unless it asks for the request's method or key. What one region repeats
// is one finding, with the rest beside it.
//
// # Why it matters
//
// An error is no proof that nothing happened: the answer may have been lost on
// its way back. The second attempt then charges, sends or creates a second time.
// Queues and webhooks deliver at least once, and a worker that dies after the
// effect and before the acknowledgement gets the same message again.
//
// # Flagged
//
//	err := retry.Do(func() error {
//		return mailer.Send(ctx, to, subject) // nothing marks the second mail as a repeat
//	})
//
//	func handle(ctx context.Context, t *asynq.Task) error {
//		_, err := paymentintent.New(params) // the SDK's own key is another one on each delivery
//		return err
//	}
//
// # Not flagged
//
//	err := retry.Do(func() error {
//		return mailer.Send(ctx, order.ID, to, subject) // the id lets the receiver know a repeat
//	})
//
//	won, err := rdb.SetNX(ctx, "mail:"+order.ID, 1, day).Result() // claimed inside of what is repeated
//	if err != nil || !won {
//		return err
//	}
//	return mailer.Send(ctx, to, subject)
//
// Reading, setting an absolute value, deleting by id, PUT and DELETE, statements
// in a transaction that is rolled back before it runs again, and creating under a
// name of its own where "already exists" is handled change nothing when they are
// repeated. A branch on what was looked up in the repeated code counts as a guard
// here, whether it holds or not. Of the user's own interfaces, what takes an id, or
// a struct that has one, is taken to know a repeat by it.
//
// # Confidence
//
// High: the program itself retries a call that the catalog, a directive, a type
// or a key slot says to be an effect. Medium: the environment repeats such a
// call, or the program retries one that is known by its name. Low: a client's own
// tries, publishing from a handler, and what is known by a weak name.
//
// # How to fix
//
// Pass a key that is the same on each attempt: the id of the message, the job,
// the order. Where the API takes none, claim that id in a store first, with an
// atomic insert inside of what is repeated, and stop if it was there.
//
// The suggested fix passes an id of a parameter, with the operation before it,
// where the call has a field, an option or a sibling for a key. Whether that id
// names the intent, and not a thing that many intents are about, is yours to say.
//
// # Limits
//
// Only what one package and the facts of those it imports show is seen. A client
// that is given its retries in main is reported there, where it is handed to the
// constructor that keeps it (category wired); one that is set by a field or handed
// on twice is not seen.
// An effect that is not in the catalog and goes through a concrete type of
// another module is not known.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
//   - https://aws.amazon.com/builders-library/making-retries-safe-with-idempotent-APIs/
package unkeyedretry
