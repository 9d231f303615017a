// Package mutablekey reports idempotency keys that are made of state which changes
// between attempts.
//
// # What it reports
//
// Two kinds. A key that is made of a field which the same function changes before
// the key is used, or where its use fails: the attempt that follows computes it from
// the new value. And a payment's key that is nothing but a digest of a collection
// (the items of a cart), or of a struct with a status, a version or a time of
// change in it, without the id of what is paid for beside it.
//
// # Why it matters
//
// The key of the second attempt must be the key of the first. If the total, the
// status or the list that it is made of has changed in between, the provider sees
// another request and does it again.
//
// # Flagged
//
//	key := fmt.Sprintf("%s-%d", bill.ID, bill.Total)
//	bill.Total += fee
//	err := gateway.Charge(ctx, key, bill.Total)
//
//	text, _ := json.Marshal(cart.Items)
//	err := gateway.Charge(ctx, fmt.Sprintf("%x", sha256.Sum256(text)), cart.Total)
//
// # Not flagged
//
//	key := fmt.Sprintf("%s-%d", bill.ID, bill.Round)
//	bill.Round++ // a number that counts attempts of the intent is part of it
//	err := gateway.Charge(ctx, key, bill.Total)
//
//	err := gateway.Charge(ctx, cart.ID, cart.Total)
//
// # Confidence
//
// Medium.
//
// # How to fix
//
// Make the key of what names the intent and never changes: the id of the order,
// the invoice, the request. Where the contents matter, send their digest beside the
// key, so that the provider can refuse the same key with other contents.
//
// # Limits
//
// Changes are seen in the function that uses the key. What other functions or the
// database change is not.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
package mutablekey
