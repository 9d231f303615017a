// Package freshkey reports idempotency keys that are new on every attempt.
//
// # What it reports
//
// A value that differs from one attempt to the next (a UUID, the time, random
// bits, a minted token, the retry's own counter, the order of a map) anywhere in
// the derivation of an idempotency key: in the argument, the field, the header,
// the option or the claim that takes the key, through helpers, structs, maps,
// closures and packages.
//
// # Why it matters
//
// A key makes the second attempt recognisable as the first one's repeat. If it
// changes with every attempt, the provider sees two requests: a charge that timed
// out and was made all the same is made again. The API is called with a key,
// the review sees a key, and nothing is protected.
//
// # Flagged
//
//	err := retry.Do(func() error {
//		params.SetIdempotencyKey(uuid.NewString()) // made anew by each try
//		_, err := paymentintent.New(params)
//		return err
//	})
//
//	key := fmt.Sprintf("%s-%d", order.ID, time.Now().UnixNano()) // the order's id and the clock
//	return gateway.Charge(ctx, key, order.Cents)
//
// # Not flagged
//
//	key := order.ID + ":charge"                   // derived from the intent
//	key := r.Header.Get("Idempotency-Key")        // received
//	payment.Key = uuid.NewString()                // stored with the intent first …
//	if err := payments.Insert(ctx, payment); err != nil {
//		return err
//	}
//	return gateway.Charge(ctx, payment.Key, payment.Cents) // … and used afterwards
//
// A key is about lifetime, not randomness: a random key that is made once for an
// intent and then stored, handed back or received is right.
//
// # Confidence
//
// High: the value is made inside the code that is retried or redelivered, or it
// is put together with something that identifies the intent (such a key claims
// to be derivable, and is not). Medium: it is made in each call, and neither
// stored nor handed back. Low: it is made once, outside of a local retry: the
// retry is safe, the next call is not.
//
// # How to fix
//
// Derive the key from what names the intent: the order's id and the operation,
// the message's id, the key that the client sent. Where nothing names it, make a
// random key once, store it in the same transaction as the intent, and read it
// back before each attempt.
//
// # Limits
//
// Values that leave the model (channels, reflection, functions chosen at run
// time, clients wired in main) are unknown, and unknown is silent. Libraries are
// known by the catalog, not by their source.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
//   - https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
package freshkey
