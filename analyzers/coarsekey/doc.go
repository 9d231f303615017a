// Package coarsekey reports idempotency keys that two different intents can share.
//
// # What it reports
//
// A key that is put together from attributes only: who pays, how much, in which
// currency, on which day. Nothing in it names the one intent that it stands for.
//
// # Why it matters
//
// The provider answers the second request under a key with the result of the
// first. A customer who buys the same thing twice pays once and gets two parcels,
// or gets one parcel and an answer that belongs to another order.
//
// # Flagged
//
//	params.SetIdempotencyKey(fmt.Sprintf("%s-%d", order.Customer, order.Cents))
//
// # Not flagged
//
//	params.SetIdempotencyKey(fmt.Sprintf("%s-%d", order.ID, order.Attempt))
//	params.SetIdempotencyKey("invoice-" + invoice.Number)
//
// # Confidence
//
// High where an id that could name the intent stands beside the attributes and is
// not used; medium otherwise; one grade lower where a day is in the key, since
// once a day may be what is meant. Without an amount among the attributes a key is
// reported only where the call is known to move money: one wallet for each customer
// may be what is meant.
//
// # How to fix
//
// Put the id of what is paid for in the key: the order, the invoice, the request.
//
// # Limits
//
// What names an intent is told by names. A value whose name says neither is
// taken for a name of the intent, and the key is not reported.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
package coarsekey
