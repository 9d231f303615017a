package bad

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
	State string
}

type psp interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) error
}

func total(ctx context.Context, p psp, b *basket, fee int64) error {
	key := fmt.Sprintf("%s-%d", b.ID, b.Total) // want `idempotency key of psp.Charge is made of b.Total, which is changed before the call \(line 31\): the next attempt has another key`
	b.Total += fee
	return p.Charge(ctx, key, b.Total)
}

func state(ctx context.Context, p psp, b *basket) error {
	key := b.ID + ":" + b.State // want `made of b.State, which is changed before the call`
	b.State = "charging"
	return p.Charge(ctx, key, b.Total)
}

func acrossPackages(ctx context.Context, p psp, b *basket, discount int64) error {
	key := keys.Of(b.ID, b.Total) // want `made of b.Total, which is changed before the call`
	if discount > 0 {
		b.Total -= discount
	}
	return p.Charge(ctx, key, b.Total)
}

func contents(ctx context.Context, p psp, b *basket) error {
	text, err := json.Marshal(b.Lines)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text) // want `idempotency key of psp.Charge is a digest of b.Lines and names no intent`
	return p.Charge(ctx, hex.EncodeToString(sum[:]), b.Total)
}

type settlement struct {
	Number    string
	Cents     int64
	Status    string
	UpdatedAt int64
}

// The failed attempt changes what the next one's key is made of.
func failing(ctx context.Context, p psp, st *settlement) error {
	err := p.Charge(ctx, st.Number+"/"+st.Status, st.Cents) // want `made of st.Status, which is changed where the call fails \(line \d+\)`
	if err != nil {
		st.Status = "failed"
		return err
	}
	return nil
}

// A digest of everything, with what changes.
func everything(ctx context.Context, p psp, st settlement) error {
	text, err := json.Marshal(st)
	if err != nil {
		return err
	}
	return p.Charge(ctx, fmt.Sprintf("%x", sha256.Sum256(text)), st.Cents) // want `a digest of st with its Status and names no intent`
}

func contentsAcrossPackages(ctx context.Context, p psp, lines []line, cents int64) error {
	return p.Charge(ctx, keys.Digest(lines), cents) // want `a digest of lines and names no intent`
}
