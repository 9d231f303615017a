package good

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"mutablekey/keys"
)

type line struct {
	SKU string
	Qty int
}

type basket struct {
	ID    string
	Lines []line
	Total int64
	Round int
	State string
}

type psp interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) error
}

type queue interface {
	Publish(ctx context.Context, dedupID string, body []byte) error
}

// The key does not hold what changes.
func total(ctx context.Context, p psp, b *basket, fee int64) error {
	key := "basket:" + b.ID
	b.Total += fee
	return p.Charge(ctx, key, b.Total)
}

// The change comes after the call.
func after(ctx context.Context, p psp, b *basket) error {
	key := b.ID + ":" + b.State
	if err := p.Charge(ctx, key, b.Total); err != nil {
		return err
	}
	b.State = "charged"
	return nil
}

// The key is made of the new value, and that is what the next attempt finds.
func before(ctx context.Context, p psp, b *basket, state string) error {
	b.State = state
	key := b.ID + ":" + b.State
	return p.Charge(ctx, key, b.Total)
}

// A number that counts the rounds of an intent is part of its name.
func counted(ctx context.Context, p psp, b *basket) error {
	key := fmt.Sprintf("%s-%d", b.ID, b.Round)
	b.Round++
	return p.Charge(ctx, key, b.Total)
}

// The id is in the key beside the contents.
func contents(ctx context.Context, p psp, b *basket) error {
	text, err := json.Marshal(b.Lines)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(append([]byte(b.ID), text...))
	return p.Charge(ctx, hex.EncodeToString(sum[:]), b.Total)
}

// A message is what it says: its digest names it.
func message(ctx context.Context, q queue, lines []line, body []byte) error {
	return q.Publish(ctx, keys.Digest(lines), body)
}

func acrossPackages(ctx context.Context, p psp, b *basket, discount int64) error {
	if discount > 0 {
		b.Total -= discount
	}
	return p.Charge(ctx, keys.Of(b.ID, 0), b.Total)
}

type results struct {
	ByName map[string]string
}

// What is gathered on the way is another element each time.
func gathered(ctx context.Context, p psp, r *results, names []string) error {
	for _, n := range names {
		key := "step:" + r.ByName[n]
		if err := p.Charge(ctx, key, 1); err != nil {
			return err
		}
		r.ByName[n+"/done"] = key
	}
	return nil
}

type settlement struct {
	Number string
	Cents  int64
	Status string
}

// What changes on success is not what a next attempt would use.
func failing(ctx context.Context, p psp, st *settlement) error {
	if err := p.Charge(ctx, st.Number+"/"+st.Status, st.Cents); err != nil {
		return err
	}
	st.Status = "settled"
	return nil
}

type wish struct {
	Number string
	Cents  int64
}

// A digest of what never changes.
func everything(ctx context.Context, p psp, w wish) error {
	text, err := json.Marshal(w)
	if err != nil {
		return err
	}
	return p.Charge(ctx, fmt.Sprintf("%x", sha256.Sum256(text)), w.Cents)
}
