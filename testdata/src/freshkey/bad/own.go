package bad

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"freshkey/keys"
)

// gateway is the user's own port to a provider: known by its names only.
type gateway interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) error
	Submit(ctx context.Context, req *transferRequest) error
}

type transferRequest struct {
	Account string
	Cents   int64
	Meta    meta
}

type meta struct {
	ClientToken string
	Note        string
}

func argument(ctx context.Context, g gateway, o order) error {
	return g.Charge(ctx, uuid.NewString(), o.Cents) // want `idempotency key of gateway.Charge is new in every call`
}

func nested(ctx context.Context, g gateway, o order) error {
	req := &transferRequest{Account: o.ID, Cents: o.Cents}
	req.Meta.ClientToken = strconv.FormatInt(time.Now().UnixNano(), 36) // want `key of gateway.Submit is new in every call \(time.Now\)`
	return g.Submit(ctx, req)
}

func nestedLiteral(ctx context.Context, g gateway, o order) error {
	return g.Submit(ctx, &transferRequest{
		Account: o.ID,
		Meta: meta{
			ClientToken: keys.Stamped(o.ID), // want `key of gateway.Submit is new in every call \(time.Now, keys/keys.go:\d+, via keys.Stamped\)`
		},
	})
}

func fallback(ctx context.Context, g gateway, key string, o order) error {
	if key == "" {
		key = uuid.NewString() // want `new in every call that finds none`
	}
	return g.Charge(ctx, key, o.Cents)
}

func mapped(ctx context.Context, g gateway, o order) error {
	key := keys.Digest("charge", map[string]any{
		"order": o.ID,
		"at":    time.Now().UTC().Format(time.RFC3339), // want `new in every call \(time.Now\)`
	})
	return g.Charge(ctx, key, o.Cents)
}

func ptr[T any](v T) *T { return &v }

type taggedRequest struct {
	DedupKey *string
	Cents    int64
}

type tagged interface {
	Send(ctx context.Context, req taggedRequest) error
}

func generic(ctx context.Context, t tagged, o order) error {
	return t.Send(ctx, taggedRequest{DedupKey: ptr(uuid.NewString()), Cents: o.Cents}) // want `key of tagged.Send is new in every call`
}

func randomHex() string {
	var b [16]byte
	_, _ = rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

func header(ctx context.Context, hc *http.Client, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://pay.example/charges", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", randomHex()) // want `new in every call \(rand.Read, own.go:\d+, via bad.randomHex\)`
	resp, err := hc.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

func body(ctx context.Context, post func(context.Context, []byte) error, o order) error {
	text, err := json.Marshal(map[string]any{
		"order":           o.ID,
		"idempotency_key": uuid.NewString(), // want `new in every call`
	})
	if err != nil {
		return err
	}
	return post(ctx, text)
}

func hashed(ctx context.Context, g gateway, o order) error {
	h := sha256.New()
	h.Write([]byte(o.ID))
	fmt.Fprint(h, time.Now()) // want `new in every call \(time.Now\)`
	return g.Charge(ctx, hex.EncodeToString(h.Sum(nil)), o.Cents)
}

func built(ctx context.Context, g gateway, o order) error {
	var b strings.Builder
	b.WriteString(o.ID)
	b.WriteByte('-')
	b.WriteString(uuid.NewString()) // want `new in every call`
	return g.Charge(ctx, b.String(), o.Cents)
}

func joined(ctx context.Context, g gateway, o order) error {
	parts := []string{"charge", o.ID}
	parts = append(parts, randomHex()) // want `new in every call`
	return g.Charge(ctx, strings.Join(parts, ":"), o.Cents)
}

// A map gives its keys in another order each time.
func unordered(ctx context.Context, g gateway, items map[string]int, o order) error {
	key := o.ID
	for sku := range items {
		key += ":" + sku // want `new in every call \(the order of a map\)`
	}
	return g.Charge(ctx, key, o.Cents)
}

var newKey = uuid.NewString

func throughVariable(ctx context.Context, g gateway, o order) error {
	return g.Charge(ctx, newKey(), o.Cents) // want `new in every call`
}

func throughMethodValue(ctx context.Context, g gateway, o order) error {
	next := uuid.New().String // want `new in every call`
	return g.Charge(ctx, next(), o.Cents)
}

func throughClosure(ctx context.Context, g gateway, o order) error {
	mk := func(prefix string) string { return prefix + randomHex() }
	return g.Charge(ctx, mk("ch_"), o.Cents) // want `new in every call \(rand.Read, own.go:\d+, via throughClosure\$1 and bad.randomHex\)`
}

func named(ctx context.Context, g gateway, o order) (err error) {
	var key string
	defer func() { err = g.Charge(ctx, key, o.Cents) }()
	key = uuid.NewString() // want `new in every call`
	return nil
}

type clock interface{ Now() time.Time }

func throughClock(ctx context.Context, g gateway, c clock, o order) error {
	key := o.ID + c.Now().Format("150405") // want `new in every call \(clock.Now\)`
	return g.Charge(ctx, key, o.Cents)
}

func throughInterface(ctx context.Context, g gateway, src keys.Source, o order) error {
	return g.Charge(ctx, src.Fresh(), o.Cents) // want `new in every call`
}

type dispatcher interface {
	Publish(ctx context.Context, topic string, msg *keys.Envelope) error
}

func sealed(ctx context.Context, d dispatcher, text []byte) error {
	return d.Publish(ctx, "orders", keys.Seal(text)) // want `key of dispatcher.Publish is new in every call \(rand.Read, keys/keys.go:\d+, via keys.Seal\)`
}

// Both answers of the helper are new.
func prefixed(ctx context.Context, g gateway, o order) error {
	return g.Charge(ctx, keys.ID("ch"), o.Cents) // want `new in every call \(uuid.NewString, keys/keys.go:\d+, via keys.ID and keys.short\).*freshkey, medium`
}

type wallets interface {
	Insert(ctx context.Context, w *wallet) error
}

type wallet struct{ ID, Owner, Tag string }

// The row is stored, but under another id than the key's.
func openWallet(ctx context.Context, repo wallets, g gateway, o order) error {
	w := &wallet{ID: o.ID, Owner: o.ID}
	if err := repo.Insert(ctx, w); err != nil {
		return err
	}
	return g.Charge(ctx, fmt.Sprintf("open-%s-%s", o.ID, uuid.NewString()), o.Cents) // want `new in every call`
}

// Each call overwrites the key that the request had, and sends it.
func overwritten(ctx context.Context, g gateway, req *transferRequest) error {
	req.Meta.ClientToken = uuid.NewString() // want `key of gateway.Submit is new in every call \(uuid.NewString\)`
	return g.Submit(ctx, req)
}

type stamper struct{ next http.RoundTripper }

// A transport is below every retry.
func (s stamper) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("Idempotency-Key", uuid.NewString()) // want `new in every call \(uuid.NewString\)`
	return s.next.RoundTrip(r)
}
