// Package unguardedpayload reports keys whose first answer is given to any later request.
//
// # What it reports
//
// A function that looks up what is stored under an idempotency key, and gives that as
// the answer, where the request itself is at hand and nothing compares the two: no
// hash, no field, no helper that is given both.
//
// # Why it matters
//
// A key stands for one request. A client that uses it for another one, by a bug or
// because it counts its keys anew, gets the first answer: the second payment is taken
// for made, with the amount of the first, and nobody is told. Providers answer such a
// request with an error, and so must whoever plays their part.
//
// # Flagged
//
//	old, err := payments.FindByIdempotencyKey(ctx, req.IdempotencyKey)
//	if err == nil {
//		return old, nil // for 10 as for 10,000
//	}
//	return payments.Insert(ctx, req)
//
// # Not flagged
//
//	old, err := payments.FindByIdempotencyKey(ctx, req.IdempotencyKey)
//	if err == nil {
//		if old.Amount != req.Amount || old.Customer != req.Customer {
//			return nil, ErrKeyReused
//		}
//		return old, nil
//	}
//
// A key that is made of the request, a store that is given a hash or the request
// itself, and a call that is given both what was found and something else may
// compare, and are silent. So are caches, look-ups by ids that are no idempotency
// keys, and functions that only read.
//
// # Confidence
//
// Medium: the column, the argument, the header or the method has the name of an
// idempotency key.
//
// # How to fix
//
// Store a hash of the method, the path and the body with the key when it is claimed.
// When the key is found again, compare; where they differ answer 422, or with an error
// of its own, and do nothing.
//
// # Limits
//
// Comparisons are looked for in the function of the look-up. What a function in
// another place has compared before is not seen.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
//   - https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
package unguardedpayload
