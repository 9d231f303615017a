package bad

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	"github.com/google/uuid"
)

type checkoutForm struct {
	Cart           string `json:"cart"`
	IdempotencyKey string `json:"idempotency_key"`
}

// The key goes out in the body of a request.
func sendForm(ctx context.Context, c *http.Client, cart string) error {
	text, err := json.Marshal(checkoutForm{Cart: cart, IdempotencyKey: uuid.NewString()}) // want `idempotency key of json.Marshal is new in every call \(uuid.NewString\)`
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://shop.example/orders", bytes.NewReader(text))
	if err != nil {
		return err
	}
	res, err := c.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

type orderBus interface {
	PublishOrder(ctx context.Context, text []byte) error
}

func publishForm(ctx context.Context, b orderBus, cart string) error {
	text, err := json.Marshal(checkoutForm{Cart: cart, IdempotencyKey: uuid.NewString()}) // want `idempotency key of json.Marshal is new in every call`
	if err != nil {
		return err
	}
	return b.PublishOrder(ctx, text)
}
