package good

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"os"

	"github.com/google/uuid"
)

type checkoutForm struct {
	Cart           string `json:"cart"`
	IdempotencyKey string `json:"idempotency_key"`
}

// Written to a file.
func saveForm(name, cart string) error {
	text, err := json.Marshal(checkoutForm{Cart: cart, IdempotencyKey: uuid.NewString()})
	if err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o600)
}

// Logged.
func logForm(cart string) {
	text, _ := json.Marshal(checkoutForm{Cart: cart, IdempotencyKey: uuid.NewString()})
	slog.Info("form", "form", string(text))
}

// Answered to the client, who sends it back with the form.
func serveForm(w http.ResponseWriter, r *http.Request) {
	text, err := json.MarshalIndent(checkoutForm{Cart: r.FormValue("cart"), IdempotencyKey: uuid.NewString()}, "", " ")
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(text)
}

type pages interface {
	Render(w http.ResponseWriter, name string, data checkoutForm) error
}

// Rendered into a page.
func renderForm(p pages, w http.ResponseWriter, r *http.Request) error {
	return p.Render(w, "checkout", checkoutForm{Cart: r.FormValue("cart"), IdempotencyKey: uuid.NewString()})
}

type formRepo interface {
	SaveForm(ctx context.Context, cart string, text []byte) error
}

// Stored, for whoever sends it.
func storeForm(ctx context.Context, repo formRepo, cart string) error {
	text, err := json.Marshal(checkoutForm{Cart: cart, IdempotencyKey: uuid.NewString()})
	if err != nil {
		return err
	}
	return repo.SaveForm(ctx, cart, text)
}

// Sent with the key that came.
func sendForm(ctx context.Context, c *http.Client, f checkoutForm) error {
	text, err := json.Marshal(checkoutForm{Cart: f.Cart, IdempotencyKey: f.IdempotencyKey})
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
	_, _ = io.Copy(io.Discard, res.Body)
	return res.Body.Close()
}
