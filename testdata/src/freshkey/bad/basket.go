package bad

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

type basket struct {
	Lines   []string
	Total   int64
	Touched time.Time
}

func (b *basket) digest() string {
	raw, _ := json.Marshal(b)
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:])
}

// The caller keeps the basket, but each call touches it anew.
func checkOut(b *basket) error {
	b.Touched = time.Now() // want `idempotency key of paymentintent.New is new in every call \(time.Now\)`
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(b.Total)}
	params.SetIdempotencyKey("basket:" + b.digest())
	_, err := paymentintent.New(params)
	return err
}
