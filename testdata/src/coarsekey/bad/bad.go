package bad

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"

	"coarsekey/keys"
)

type purchase struct {
	ID       string
	Customer string
	Cents    int64
	Currency string
}

func formatted(p purchase) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(p.Cents)}
	params.IdempotencyKey = stripe.String(fmt.Sprintf("%s-%d", p.Customer, p.Cents)) // want `idempotency key of paymentintent.New is made of purchase.Customer and purchase.Cents only: two intents that share them become one; put purchase.ID in it \(coarsekey\)`
	_, err := paymentintent.New(params)
	return err
}

type bank interface {
	Transfer(ctx context.Context, idempotencyKey string, cents int64) error
}

func concatenated(ctx context.Context, b bank, userID string, amount int64) error {
	key := userID + ":" + strconv.FormatInt(amount, 10) // want `made of userID and amount only.*; put in what names the intent \(coarsekey, medium\)`
	return b.Transfer(ctx, key, amount)
}

func hashed(ctx context.Context, b bank, p purchase) error {
	sum := sha256.Sum256([]byte(p.Customer + p.Currency)) // want `made of purchase.Customer and purchase.Currency only`
	return b.Transfer(ctx, hex.EncodeToString(sum[:]), p.Cents)
}

func acrossPackages(ctx context.Context, b bank, wallet, currency string, cents int64) error {
	return b.Transfer(ctx, keys.Pair(wallet, currency), cents) // want `made of wallet and currency only`
}

func daily(ctx context.Context, b bank, userID string, amount int64) error {
	key := fmt.Sprintf("%s/%d/%s", userID, amount, time.Now().Format(time.DateOnly)) // want `made of userID and amount and the day only.*coarsekey, low`
	return b.Transfer(ctx, key, amount)
}

// payer is known by what it does: its key parameter needs no strong name.
type payer interface {
	Refund(ctx context.Context, key string, cents int64) error
}

func constant(ctx context.Context, p payer, cents int64) error {
	return p.Refund(ctx, "refund", cents) // want `idempotency key of payer.Refund is made of "refund" only: all intents become one`
}

type payout struct {
	Account string
	Amount  int64
}

// A digest of a request that has nothing but attributes.
func digested(ctx context.Context, b bank, p payout) error {
	text, err := json.Marshal(p)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text) // want `made of Account and Amount only: two intents that share them become one`
	return b.Transfer(ctx, hex.EncodeToString(sum[:]), p.Amount)
}

// A digest of a map of attributes.
func mappedParts(ctx context.Context, b bank, userID string, amount int64) error {
	text, err := json.Marshal(map[string]any{"user": userID, "amount": amount})
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text) // want `made of amount and userID only`
	return b.Transfer(ctx, hex.EncodeToString(sum[:]), amount)
}
