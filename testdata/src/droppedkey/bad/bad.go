// Package bad is given keys and does not pass them on.
package bad

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"strings"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/ecs"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
)

// A parameter that is never read.
func charge(_ context.Context, idempotencyKey string, cents int64) error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: stripe.Int64(cents)}) // want `paymentintent.New is called with a key that the SDK makes for each call, and idempotencyKey goes nowhere: a caller's repeat is taken for a new request; pass it on as IdempotencyKey \(droppedkey\)`
	return err
}

// One that is only tested and logged.
func giveBack(log *slog.Logger, dedupID, intent string) error {
	if strings.TrimSpace(dedupID) == "" {
		return errors.New("no key for " + dedupID)
	}
	log.Info("refunding", "dedup", dedupID)
	_, err := refund.New(&stripe.RefundParams{PaymentIntent: stripe.String(intent)}) // want `refund.New is called with a key that the SDK makes for each call, and dedupID goes nowhere`
	return err
}

type remit interface {
	Transfer(ctx context.Context, requestToken, iban string, cents int64) error
}

type Payroll struct{ bank remit }

// An empty text in the key's place.
func (p *Payroll) Pay(ctx context.Context, requestToken, iban string, cents int64) error {
	return p.bank.Transfer(ctx, "", iban, cents) // want `remit.Transfer is called with an empty key, and requestToken goes nowhere: .*; pass it on as requestToken \(droppedkey\)`
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

// A copy of the request without the field.
func forward(ctx context.Context, c correspondent, in wireRequest) error {
	return c.SendWirePayment(ctx, Wire{Iban: in.Iban, Cents: in.Cents}) // want `SendWirePayment is called without a key, and in.IdempotencyKey goes nowhere: .* \(droppedkey, medium\)`
}

func (w Wire) WithIdempotencyKey(k string) Wire {
	w.IdempotencyKey = k
	return w
}

// A builder's copy that is dropped.
func built(ctx context.Context, c correspondent, retryToken, iban string) error {
	w := Wire{Iban: iban, Cents: 100}
	w.WithIdempotencyKey(retryToken)
	return c.SendWirePayment(ctx, w) // want `SendWirePayment is called without a key, and retryToken goes nowhere`
}

// A token that is put into a map which goes nowhere.
func launch(ctx context.Context, c *ecs.Client, clientToken, task string) error {
	extra := map[string]string{}
	extra["token"] = clientToken
	_, err := c.RunTask(ctx, &ecs.RunTaskInput{TaskDefinition: aws.String(task)}) // want `Client.RunTask is called with a key that the SDK makes for each call, and clientToken goes nowhere: .* pass it on as ClientToken`
	return err
}

type callOptions struct{ idemKey string }

type callOption func(*callOptions)

func withIdemKey(k string) callOption { return func(o *callOptions) { o.idemKey = k } }

// Options that are made and not used.
func post(_ context.Context, idempotencyKey string, cents int64) error {
	var o callOptions
	for _, opt := range []callOption{withIdemKey(idempotencyKey)} {
		opt(&o)
	}
	_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: stripe.Int64(cents)}) // want `paymentintent.New is called .*, and idempotencyKey goes nowhere`
	return err
}

type keyInContext struct{}

// A context that nobody reads.
func inContext(ctx context.Context, p *Payroll, requestToken, iban string) error {
	ctx = context.WithValue(ctx, keyInContext{}, requestToken)
	return p.bank.Transfer(ctx, "", iban, 1) // want `remit.Transfer is called with an empty key, and requestToken goes nowhere`
}

// A header of the request.
func (p *Payroll) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		http.Error(w, "Idempotency-Key is missing", http.StatusBadRequest)
		return
	}
	if err := p.bank.Transfer(r.Context(), "", r.FormValue("iban"), 100); err != nil { // want `remit.Transfer is called with an empty key, and header Idempotency-Key goes nowhere`
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	w.Header().Set("Idempotency-Key", key)
}

type payoutBody struct {
	Iban      string `json:"iban"`
	Cents     int64  `json:"cents"`
	DedupeKey string `json:"dedupe_key"`
}

// A field of the body.
func (p *Payroll) handle(w http.ResponseWriter, r *http.Request) {
	var body payoutBody
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	_ = p.bank.Transfer(r.Context(), "", body.Iban, body.Cents) // want `remit.Transfer is called with an empty key, and body.DedupeKey goes nowhere: .* \(droppedkey, medium\)`
}

// Passed on one way, left out on the other.
func (p *Payroll) oneWay(ctx context.Context, requestToken, iban string, cents int64) error {
	if cents > 1000 {
		return p.bank.Transfer(ctx, "", iban, cents) // want `remit.Transfer is called with an empty key, and requestToken is passed on elsewhere only: .* \(droppedkey, medium\)`
	}
	return p.bank.Transfer(ctx, requestToken, iban, cents)
}

// The key stays behind in the caller.
func (p *Payroll) Settle(ctx context.Context, idempotencyKey, iban string) error {
	if idempotencyKey == "" {
		return errors.New("no key")
	}
	return p.settle(ctx, iban)
}

func (p *Payroll) settle(ctx context.Context, iban string) error {
	return p.bank.Transfer(ctx, "", iban, 7) // want `remit.Transfer is called with an empty key, and idempotencyKey of Settle goes nowhere: .* \(droppedkey, medium\)`
}
