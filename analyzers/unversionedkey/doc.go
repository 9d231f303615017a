// Package unversionedkey reports idempotency keys whose format carries no version.
//
// # What it reports
//
// A key that is put together from several parts, or from a part and constant text,
// with no version among them. The rule is a preview: it is off unless it is
// named, as in -rules default,+unversionedkey.
//
// # Why it matters
//
// A format has to change some day: a part is added, or a separator. Without a
// version an old and a new key can be equal for different intents, and in the hours
// of a deployment two programs make different keys for one intent, and nobody can
// tell which.
//
// # Flagged
//
//	key := fmt.Sprintf("charge:%s:%d", order.ID, order.Attempt)
//
// # Not flagged
//
//	key := fmt.Sprintf("charge:v1:%s:%d", order.ID, order.Attempt)
//	key := order.PaymentKey // made elsewhere
//
// # Confidence
//
// Low where a part's value is not known, since the version may be in it; medium
// otherwise.
//
// # How to fix
//
// Put a version in the constant text: "charge:v1:".
//
// # Limits
//
// A version is v and a number, or a number between separators. One that is a variable
// is not recognised by its value, only by the word version or ver in its name.
//
// # References
//
//   - https://docs.stripe.com/api/idempotent_requests
package unversionedkey
