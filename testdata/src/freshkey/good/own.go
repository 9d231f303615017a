package good

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"sort"
	"strings"
	"time"

	"github.com/google/uuid"

	"freshkey/keys"
)

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
	TraceID     string
	SentAt      time.Time
}

func argument(ctx context.Context, g gateway, o order) error {
	return g.Charge(ctx, keys.ForOrder("charge", o.ID), o.Cents)
}

// Other fields of the request may be new.
func nested(ctx context.Context, g gateway, o order) error {
	return g.Submit(ctx, &transferRequest{
		Account: o.ID,
		Meta:    meta{ClientToken: o.ID, Note: time.Now().String(), TraceID: uuid.NewString(), SentAt: time.Now()},
	})
}

type intents interface {
	// Insert stores the intent under its order.
	Insert(ctx context.Context, i intent) error
	// KeyOf returns the stored key, or stores and returns the proposed one.
	KeyOf(ctx context.Context, orderID, proposed string) (string, error)
}

type intent struct {
	OrderID        string
	IdempotencyKey string
}

// Stored before its use, and found again by the order.
func stored(ctx context.Context, repo intents, g gateway, o order) error {
	i := intent{OrderID: o.ID, IdempotencyKey: uuid.NewString()}
	if err := repo.Insert(ctx, i); err != nil {
		return err
	}
	return g.Charge(ctx, i.IdempotencyKey, o.Cents)
}

func proposed(ctx context.Context, repo intents, g gateway, o order) error {
	key, err := repo.KeyOf(ctx, o.ID, uuid.NewString())
	if err != nil {
		return err
	}
	return g.Charge(ctx, key, o.Cents)
}

// The caller gets the key back, and can repeat with it.
func handedBack(ctx context.Context, g gateway, o order) (string, error) {
	key := uuid.NewString()
	if err := g.Charge(ctx, key, o.Cents); err != nil {
		return key, err
	}
	return key, nil
}

// The caller's request keeps the key that was filled in.
func filledIn(ctx context.Context, g gateway, req *transferRequest) error {
	if req.Meta.ClientToken == "" {
		req.Meta.ClientToken = uuid.NewString()
	}
	return g.Submit(ctx, req)
}

func received(ctx context.Context, g gateway, r *http.Request, o order) error {
	return g.Charge(ctx, r.Header.Get("Idempotency-Key"), o.Cents)
}

func mapped(ctx context.Context, g gateway, o order) error {
	key := keys.Digest("charge", map[string]any{
		"order": o.ID,
		"cents": o.Cents,
	})
	return g.Charge(ctx, key, o.Cents)
}

// Other headers may be new; the one that counts is derived.
func header(ctx context.Context, hc *http.Client, o order, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://pay.example/charges", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", o.ID)
	req.Header.Set("X-Request-Id", uuid.NewString())
	req.Header.Set("Date", time.Now().Format(http.TimeFormat))
	resp, err := hc.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// An answer to a client is no request to a provider.
func answer(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Idempotency-Key", uuid.NewString())
	w.WriteHeader(http.StatusNoContent)
}

func body(ctx context.Context, post func(context.Context, []byte) error, o order) error {
	text, err := json.Marshal(map[string]any{
		"request_time":    time.Now(),
		"idempotency_key": "charge-" + o.ID,
	})
	if err != nil {
		return err
	}
	return post(ctx, text)
}

func hashed(ctx context.Context, g gateway, o order) error {
	h := sha256.New()
	fmt.Fprintf(h, "%s|%d", o.ID, o.Cents)
	return g.Charge(ctx, hex.EncodeToString(h.Sum(nil)), o.Cents)
}

// Sorted, a map's keys are the same each time.
func ordered(ctx context.Context, g gateway, items map[string]int, o order) error {
	var skus []string
	for sku := range items {
		skus = append(skus, sku)
	}
	sort.Strings(skus)
	return g.Charge(ctx, o.ID+strings.Join(skus, ","), o.Cents)
}

// Each element is its own intent: the order of the map does not matter.
func eachOfMap(ctx context.Context, g gateway, orders map[string]int64) error {
	for id, cents := range orders {
		if err := g.Charge(ctx, "charge:"+id, cents); err != nil {
			return err
		}
	}
	return nil
}

// A lookup needs no stable key, and a log line none at all.
type lookups interface {
	FindByIdempotencyKey(ctx context.Context, idempotencyKey string) (string, error)
}

func lookup(ctx context.Context, l lookups) (string, error) {
	return l.FindByIdempotencyKey(ctx, uuid.NewString())
}

// Names that only look like keys.
type settings struct {
	IdempotencyTTL   time.Duration
	DedupWindowStart time.Time
	APIKey           string
	PartitionKey     string
}

type configurer interface {
	Apply(ctx context.Context, s settings) error
}

func configure(ctx context.Context, c configurer) error {
	return c.Apply(ctx, settings{DedupWindowStart: time.Now(), APIKey: uuid.NewString(), PartitionKey: uuid.NewString()})
}

type dispatcher interface {
	Publish(ctx context.Context, topic string, msg *keys.Envelope) error
}

func sealed(ctx context.Context, d dispatcher, o order, text []byte) error {
	return d.Publish(ctx, "orders", keys.SealAs(o.ID, text))
}

// Which answer it is, the argument decides: no more than a low finding.
func byName(ctx context.Context, g gateway, o order) error {
	return g.Charge(ctx, keys.IDFor(o.ID), o.Cents) // want `freshkey, low`
}

type registry interface {
	Open(ctx context.Context, r *keys.Request) error
}

// The request's id is new, its key was never set.
func boxed(ctx context.Context, reg registry, account string) error {
	r, ok := keys.Boxed(account).(*keys.Request)
	if !ok {
		return nil
	}
	return reg.Open(ctx, r)
}

type wallets interface {
	Insert(ctx context.Context, w *wallet) error
}

type wallet struct{ ID, Owner string }

// The key names the wallet that was stored: whoever tries again for it finds its
// id. That the next call opens another wallet is no fault of the key.
func openWallet(ctx context.Context, repo wallets, g gateway, o order) error {
	w := &wallet{ID: uuid.NewString(), Owner: o.ID} // want `freshkey, low`
	if err := repo.Insert(ctx, w); err != nil {
		return err
	}
	return g.Charge(ctx, fmt.Sprintf("open-%s-%s", o.ID, w.ID), o.Cents)
}
