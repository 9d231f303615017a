// Package shortttl reports keys that are forgotten before the last replay.
//
// # What it reports
//
// A mark that something was done, whose life ends while it may still be done again:
// a claim or an outcome in Redis, memcache or a store of one's own, a record with an
// expiry, a cache of what was seen, a library's window for doubles. The life is
// folded through constants, arithmetic, helpers, fields and variables that are set
// once, and parameters, also of other packages; it is compared with, in this order,
// the horizon that the configuration gives, the time for which the provider or the
// queue hands in the same thing again, a constant of the package that says how long
// a dead letter or message is kept, and, for what moves money, a day
// (rules: {shortttl: {floor: 24h}}). Two slips are reported as well: an outcome that
// is written over its claim with a shorter life, and a number whose unit is mistaken.
// This is a preview, off by default: it is switched on with rules: {shortttl: on}, or
// -rules=+shortttl.
//
// # Why it matters
//
// A webhook is sent again for days, a message is replayed from the dead-letter queue
// after the incident, a job is tried for weeks. A key that lives for five minutes
// stops the quick doubles and lets the late ones through, which are the ones that
// nobody watches.
//
// # Flagged
//
//	ok, err := rdb.SetNX(ctx, "processed:"+event.ID, 1, time.Hour).Result() // Stripe sends it again for 3 days
//
//	rdb.SetNX(ctx, "dedup:"+id, 1, 3600) // 3.6µs
//
//	rdb.SetNX(ctx, "refund:"+key, "in_progress", 30*day)
//	rdb.Set(ctx, "refund:"+key, result, 5*time.Minute) // the outcome is kept for less than the claim
//
// # Not flagged
//
//	ok, err := rdb.SetNX(ctx, "processed:"+event.ID, 1, 30*24*time.Hour).Result()
//
//	rdb.SetNX(ctx, "lock:order:"+id, token, 30*time.Second) // a lease
//
//	rdb.SetNX(ctx, "refund:"+key, "in_progress", time.Minute) // a lease: the outcome has a life of its own
//	rdb.Set(ctx, "refund:"+key, result, 30*day)
//
// Locks, leases, cooldowns, throttles and sessions are no outcomes, nor is a mark that
// says "processing" where the outcome is written over it, nor one that is given back at
// the end. A life of 0 is for ever where the API says so, and KeepTTL leaves it as it is.
//
// # Confidence
//
// High: the provider's or the configured horizon, a number without a unit. Medium: a
// handler's queue, a constant of the package, the floor. One grade less from a life of
// a day on, and where the store is known by the name of its method only. Low: a queue's
// default that is often changed, a library's own window, a mark that says "processing"
// and is all there is, and one beside which a database remembers the key as well.
//
// # How to fix
//
// Keep the key for longer than the last replay, and derive one constant from the
// other, so that they stay together:
//
//	const markTTL = deadLetterRetention + 48*time.Hour
//
// # Limits
//
// A life that comes from the configuration of the program, or from a field that
// other packages can set, is not known, and silent. What a store forgets for lack of
// memory is not seen. A life that each attempt begins anew is taken as it is written.
//
// # References
//
//   - https://docs.stripe.com/webhooks#retries
//   - https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/FIFO-queues-exactly-once-processing.html
package shortttl
