// Package good passes on the keys that it is given, or needs none.
package good

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"strings"

	"github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
)

func charge(_ context.Context, idempotencyKey string, cents int64) error {
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(cents)}
	params.SetIdempotencyKey(idempotencyKey)
	_, err := paymentintent.New(params)
	return err
}

func giveBack(log *slog.Logger, dedupID, intent string) error {
	if dedupID = strings.TrimSpace(dedupID); dedupID == "" {
		return errors.New("no key")
	}
	log.Info("refunding", "dedup", dedupID)
	params := &stripe.RefundParams{PaymentIntent: stripe.String(intent)}
	params.IdempotencyKey = stripe.String("refund:" + dedupID)
	_, err := refund.New(params)
	return err
}

type remit interface {
	Transfer(ctx context.Context, requestToken, iban string, cents int64) error
	Balance(ctx context.Context, requestToken, iban string) (int64, error)
}

type Payroll struct {
	bank remit
	rdb  *redis.Client
}

func (p *Payroll) Pay(ctx context.Context, requestToken, iban string, cents int64) error {
	return p.bank.Transfer(ctx, requestToken, iban, cents)
}

// What only asks needs no key.
func (p *Payroll) Left(ctx context.Context, requestToken, iban string) (int64, error) {
	return p.bank.Balance(ctx, "", iban)
}

// The key is claimed in a store: the claim guards the call.
func (p *Payroll) Once(ctx context.Context, requestToken, iban string, cents int64) error {
	won, err := p.rdb.SetNX(ctx, "pay:"+requestToken, 1, 0).Result()
	if err != nil || !won {
		return err
	}
	return p.bank.Transfer(ctx, "", iban, cents)
}

// Nothing was given: there is nothing to pass on.
func (p *Payroll) Bonus(ctx context.Context, iban string, cents int64) error {
	return p.bank.Transfer(ctx, "", iban, cents)
}

type Wire struct {
	Iban           string
	Cents          int64
	IdempotencyKey string
}

type wireRequest struct {
	Iban           string
	Cents          int64
	IdempotencyKey string
}

type correspondent interface {
	SendWirePayment(ctx context.Context, w Wire) error
}

func forward(ctx context.Context, c correspondent, in wireRequest) error {
	return c.SendWirePayment(ctx, Wire{Iban: in.Iban, Cents: in.Cents, IdempotencyKey: in.IdempotencyKey})
}

func converted(ctx context.Context, c correspondent, in wireRequest) error {
	return c.SendWirePayment(ctx, Wire(in))
}

func (w Wire) WithIdempotencyKey(k string) Wire {
	w.IdempotencyKey = k
	return w
}

func built(ctx context.Context, c correspondent, retryToken, iban string) error {
	w := Wire{Iban: iban, Cents: 100}
	w = w.WithIdempotencyKey(retryToken)
	return c.SendWirePayment(ctx, w)
}

func (w *Wire) SetRetryToken(k string) *Wire {
	w.IdempotencyKey = k
	return w
}

func changed(ctx context.Context, c correspondent, retryToken, iban string) error {
	w := &Wire{Iban: iban, Cents: 100}
	w.SetRetryToken(retryToken)
	return c.SendWirePayment(ctx, *w)
}

type callOptions struct{ idemKey string }

type callOption func(*callOptions)

func withIdemKey(k string) callOption { return func(o *callOptions) { o.idemKey = k } }

func post(ctx context.Context, idempotencyKey string, cents int64) error {
	var o callOptions
	for _, opt := range []callOption{withIdemKey(idempotencyKey)} {
		opt(&o)
	}
	params := &stripe.PaymentIntentParams{Amount: stripe.Int64(cents)}
	params.IdempotencyKey = &o.idemKey
	_, err := paymentintent.New(params)
	return err
}

type keyInContext struct{}

func keyOf(ctx context.Context) string {
	k, _ := ctx.Value(keyInContext{}).(string)
	return k
}

type bankWithContext struct{ remit }

func (b bankWithContext) pay(ctx context.Context, iban string) error {
	return b.Transfer(ctx, keyOf(ctx), iban, 1)
}

func inContext(ctx context.Context, b bankWithContext, requestToken, iban string) error {
	return b.pay(context.WithValue(ctx, keyInContext{}, requestToken), iban)
}

func (p *Payroll) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		http.Error(w, "Idempotency-Key is missing", http.StatusBadRequest)
		return
	}
	if err := p.bank.Transfer(r.Context(), key, r.FormValue("iban"), 100); err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
	}
}

type payoutBody struct {
	Iban      string `json:"iban"`
	Cents     int64  `json:"cents"`
	DedupeKey string `json:"dedupe_key"`
}

func (p *Payroll) handle(w http.ResponseWriter, r *http.Request) {
	var body payoutBody
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	_ = p.bank.Transfer(r.Context(), body.DedupeKey, body.Iban, body.Cents)
}

// The body goes on as a whole, with its key.
func relayed(ctx context.Context, c *http.Client, body payoutBody) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/payments", strings.NewReader(string(text)))
	if err != nil {
		return err
	}
	res, err := c.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// A second effect, without a key of its own: the first has the caller's.
func (p *Payroll) andRefund(ctx context.Context, requestToken, iban, intent string) error {
	if err := p.bank.Transfer(ctx, requestToken, iban, 5); err != nil {
		_, err = refund.New(&stripe.RefundParams{PaymentIntent: stripe.String(intent)})
		return err
	}
	return nil
}

func (p *Payroll) Settle(ctx context.Context, idempotencyKey, iban string) error {
	if idempotencyKey == "" {
		return errors.New("no key")
	}
	return p.settle(ctx, idempotencyKey, iban)
}

func (p *Payroll) settle(ctx context.Context, key, iban string) error {
	return p.bank.Transfer(ctx, key, iban, 7)
}

type jobs chan string

// The key is put into a queue: who takes it from there is not seen.
func (p *Payroll) later(ctx context.Context, q jobs, requestToken, iban string) error {
	q <- requestToken
	return p.bank.Transfer(ctx, "", iban, 7)
}
