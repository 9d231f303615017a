// Package droppedkey reports idempotency keys that a function is given and does
// not pass on to the call that takes one.
//
// # What it reports
//
// A function has been given a key: a parameter, a field of a request or a header
// with a key's name. It calls something that has an effect and takes a key, and
// leaves that key out, or passes an empty one. The key that it was given goes
// nowhere: it is not used, or only tested or logged, or put into options, a
// builder's copy, a request or a context that nobody reads.
//
// # Why it matters
//
// The caller believes that a repeat is harmless, and repeats. The provider sees
// two requests without a key, or with two keys that its SDK has made, and does both.
//
// # Flagged
//
//	func (g *Gateway) Charge(ctx context.Context, idempotencyKey string, cents int64) error {
//		_, err := g.stripe.New(&stripe.PaymentIntentParams{Amount: stripe.Int64(cents)})
//		return err
//	}
//
//	req.WithIdempotencyKey(key) // returns a copy, which is dropped
//	return provider.Charge(ctx, req)
//
// # Not flagged
//
//	params.SetIdempotencyKey(idempotencyKey)
//	_, err := g.stripe.New(params)
//
//	if err := claims.Claim(ctx, key); err != nil { // the key guards the call
//		return err
//	}
//	return provider.Charge(ctx, "", cents)
//
// # Confidence
//
// High where the catalog, a type or a strong name says that the call takes a key,
// and the key at hand is a parameter or a header. Medium where the key is a field of
// a request, stands in the caller of the function, or is passed on another way; and
// where the call is known by its name only. Low where something is looked up by the
// key, and for what is published to other programs.
//
// # How to fix
//
// Pass the key on. Where the same intent needs several calls, add the operation:
// key + ":refund".
//
// # Limits
//
// A key that is handed to code which is not seen, stored, or claimed counts as
// used. A request that is handed on as a whole is, too.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
package droppedkey
