// Package keys makes keys for other packages: some derived, some new each time.
package keys

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"sort"
	"strings"
	"time"

	"github.com/google/uuid"
)

// ForOrder names one operation on one order.
func ForOrder(op, orderID string) string { return "v1:" + op + ":" + orderID }

// Next is new on each call.
func Next(prefix string) string { return prefix + "_" + short() }

func short() string { return strings.ReplaceAll(uuid.NewString(), "-", "")[:20] }

// Stamped names an order and the moment.
func Stamped(orderID string) string {
	return fmt.Sprintf("%s/%d", orderID, time.Now().UnixMilli())
}

// Digest hashes what it is given, in a fixed order.
func Digest(op string, fields map[string]any) string {
	names := make([]string, 0, len(fields))
	for n := range fields {
		names = append(names, n)
	}
	sort.Strings(names)
	h := sha256.New()
	h.Write([]byte(op))
	for _, n := range names {
		fmt.Fprintf(h, "%s=%v;", n, fields[n])
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Envelope is a message with its id.
type Envelope struct {
	DedupID string
	Body    []byte
}

// Seal wraps a body under a new id.
func Seal(body []byte) *Envelope {
	raw := make([]byte, 12)
	_, _ = rand.Read(raw)
	return &Envelope{DedupID: hex.EncodeToString(raw), Body: body}
}

// SealAs wraps a body under the id that the caller has.
func SealAs(id string, body []byte) *Envelope { return &Envelope{DedupID: id, Body: body} }

// Source makes ids.
type Source interface{ Fresh() string }

// UUIDs makes ids that are new each time.
type UUIDs struct{}

// Fresh returns a new id.
func (UUIDs) Fresh() string { return uuid.NewString() }

// ID makes an id, with a prefix if there is one: new in either case.
func ID(prefix string) string {
	if prefix == "" {
		return short()
	}
	return prefix + "_" + short()
}

// IDFor makes an id where none is asked for by name.
func IDFor(name string) string {
	if name == "new" {
		return short()
	}
	return "v1:" + name
}

// Boxed hides a request in an interface, with an id of its own beside the key.
func Boxed(account string) any {
	return &Request{ID: uuid.NewString(), Account: account}
}

// Request is what Boxed hides.
type Request struct{ ID, Account, IdempotencyKey string }
