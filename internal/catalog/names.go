package catalog

// SlotLevel says how surely a place holds an idempotency key.
type SlotLevel uint8

// The levels of a key slot.
const (
	S0 SlotLevel = iota // no slot
	S1                  // a weak name: key, reference, nonce, event-id
	S2                  // a strong name: idempotency key, dedup id, client token
	S3                  // the catalog, a directive or a claim says so
)
