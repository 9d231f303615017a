package good

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

// The id is in the key, whatever else is.
func formatted(p purchase) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(p.Cents)}
	params.IdempotencyKey = stripe.String(fmt.Sprintf("%s-%d", p.ID, p.Cents))
	_, err := paymentintent.New(params)
	return err
}

type bank interface {
	Transfer(ctx context.Context, idempotencyKey string, cents int64) error
	Welcome(ctx context.Context, idempotencyKey string) error
}

func concatenated(ctx context.Context, b bank, transferID string, amount int64) error {
	return b.Transfer(ctx, transferID+":"+strconv.FormatInt(amount, 10), amount)
}

func hashed(ctx context.Context, b bank, p purchase) error {
	sum := sha256.Sum256([]byte(p.Customer + p.ID))
	return b.Transfer(ctx, hex.EncodeToString(sum[:]), p.Cents)
}

func acrossPackages(ctx context.Context, b bank, wallet, reference string, cents int64) error {
	return b.Transfer(ctx, keys.Pair(wallet, reference), cents)
}

// Once for each user is what is meant.
func once(ctx context.Context, b bank, userID string) error {
	return b.Welcome(ctx, "welcome:"+userID)
}

// Once for each user and day is what is meant.
func daily(ctx context.Context, b bank, userID string) error {
	return b.Welcome(ctx, fmt.Sprintf("%s/%s", userID, time.Now().Format(time.DateOnly)))
}

// A name that says nothing may name the intent.
func unclear(ctx context.Context, b bank, userID, cause string, amount int64) error {
	return b.Transfer(ctx, keys.Join("pay", userID, cause, strconv.FormatInt(amount, 10)), amount)
}

type payer interface {
	Refund(ctx context.Context, key string, cents int64) error
}

type locks interface {
	Claim(ctx context.Context, key string) (bool, error)
}

func named(ctx context.Context, p payer, chargeID string, cents int64) error {
	return p.Refund(ctx, "refund:"+chargeID, cents)
}

func bare(ctx context.Context, p payer, chargeID string, cents int64) error {
	return p.Refund(ctx, chargeID, cents)
}

// One lock for all is what is meant.
func lock(ctx context.Context, l locks) (bool, error) {
	return l.Claim(ctx, "nightly")
}

// What is made can be named by its own id, whatever else that is called.
func opened(ctx context.Context, p payer, accountID string) error {
	return p.Refund(ctx, accountID, 0)
}

// settle puts the id to the amount; a caller sees a part of the key only.
func settle(ctx context.Context, p payer, id string, cents int64) error {
	return p.Refund(ctx, fmt.Sprintf("settle-%s-%d", id, cents), cents)
}

func settleAll(ctx context.Context, p payer, id string) error {
	return settle(ctx, p, id, 100)
}

type payout struct {
	Account string
	Amount  int64
	Purpose string
}

// A field whose name says nothing may name the intent.
func digested(ctx context.Context, b bank, p payout) error {
	text, err := json.Marshal(p)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text)
	return b.Transfer(ctx, hex.EncodeToString(sum[:]), p.Amount)
}

func mappedParts(ctx context.Context, b bank, userID, orderID string, amount int64) error {
	text, err := json.Marshal(map[string]any{"user": userID, "order": orderID, "amount": amount})
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text)
	return b.Transfer(ctx, hex.EncodeToString(sum[:]), amount)
}
