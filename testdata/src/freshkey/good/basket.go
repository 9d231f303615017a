package good

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

type basket struct {
	ID      string
	Lines   []string
	Total   int64
	Touched time.Time `json:"-"`
}

func digest(lines []string) string {
	raw, _ := json.Marshal(lines)
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:])
}

// When it was touched is no part of the key.
func checkOut(b *basket) error {
	b.Touched = time.Now()
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(b.Total)}
	params.SetIdempotencyKey("basket:" + b.ID + ":" + digest(b.Lines))
	_, err := paymentintent.New(params)
	return err
}
