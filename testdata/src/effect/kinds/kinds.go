// Package kinds has functions that do one thing each; the facts say what.
package kinds

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"net/http"
	"net/smtp"

	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
)

func Mail(to string) error { // want Mail:`irreversible send by smtp.SendMail, key none`
	return smtp.SendMail("mail:25", nil, "shop", []string{to}, nil)
}

// Params leaves the key to the SDK.
func Params() error { // want Params:`keyed charge by paymentintent.New, key made by the SDK`
	_, err := paymentintent.New(&stripe.PaymentIntentParams{})
	return err
}

func Refund() error { // want Refund:`keyed refund by refund.New, key made by the SDK`
	_, err := refund.New(&stripe.RefundParams{})
	return err
}

// Conditional sets the key on one way: that is the callers' matter.
func Conditional(key string) error { // want Conditional:`keyed charge by paymentintent.New, key from a parameter`
	params := &stripe.PaymentIntentParams{}
	if key != "" {
		params.SetIdempotencyKey(key)
	}
	_, err := paymentintent.New(params)
	return err
}

// Derived has a key of its own.
func Derived(order string) error { // want Derived:`key from a parameter`
	params := &stripe.PaymentIntentParams{}
	params.SetIdempotencyKey("charge:" + order)
	_, err := paymentintent.New(params)
	return err
}

// Chain does it three calls away.
func Chain() error { // want Chain:`keyed charge by paymentintent.New, key made by the SDK, via first, second`
	return first()
}

func first() error { return second() }

func second() error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{})
	return err
}

// Early stands before what it calls, so that its chain is followed first.
func Early() error { // want Early:`keyed charge by paymentintent.New, key made by the SDK, via late, Chained, chained`
	return late()
}

func late() error { return Chained() }

func Chained() error { // want Chained:`keyed charge by paymentintent.New, key made by the SDK, via chained`
	return chained()
}

func chained() error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{})
	return err
}

func Post(ctx context.Context, hc *http.Client, body []byte) error { // no fact: its name does not say that it creates
	return send(ctx, hc, http.MethodPost, "/things", body)
}

func CreateOrder(ctx context.Context, hc *http.Client, body []byte) error { // want CreateOrder:`keyed post by Client.Do, key absent`
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "/orders", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = hc.Do(req)
	return err
}

// CreateKeyed sends a key.
func CreateKeyed(ctx context.Context, hc *http.Client, id string, body []byte) error { // want CreateKeyed:`keyed post by Client.Do, key from a parameter`
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "/orders", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", id)
	_, err = hc.Do(req)
	return err
}

// CreateByPut says where it is to be.
func CreateByPut(ctx context.Context, hc *http.Client, body []byte) error {
	return send(ctx, hc, http.MethodPut, "/orders/1", body)
}

// CreateQuery only asks.
func CreateQuery(ctx context.Context, hc *http.Client, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "/orders/search", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = hc.Do(req)
	return err
}

func CreateGet(ctx context.Context, hc *http.Client) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "/orders", nil)
	if err != nil {
		return err
	}
	_, err = hc.Do(req)
	return err
}

func send(ctx context.Context, hc *http.Client, method, path string, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, method, path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = hc.Do(req)
	return err
}

type Store struct {
	db *sql.DB
	q  interface {
		GetStatus(ctx context.Context, id string) (string, error)
	}
}

func (s *Store) Add(ctx context.Context, id string) error { // want Add:`accumulative increment by DB.ExecContext, key none`
	_, err := s.db.ExecContext(ctx, "UPDATE accounts SET balance = balance + 1 WHERE id = $1", id)
	return err
}

func (s *Store) Set(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE accounts SET balance = $2 WHERE id = $1", id, 5)
	return err
}

func (s *Store) Take(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE accounts SET balance = balance - 1 WHERE id = $1 AND balance > 0", id)
	return err
}

func (s *Store) Tx(ctx context.Context, tx *sql.Tx, id string) error {
	_, err := tx.ExecContext(ctx, "UPDATE accounts SET balance = balance + 1 WHERE id = $1", id)
	return err
}

func (s *Store) Looked(ctx context.Context, id string) error {
	status, err := s.q.GetStatus(ctx, id)
	if err != nil {
		return err
	}
	if status == "paid" {
		return nil
	}
	return second()
}

// Failed looks at nothing but the error.
func (s *Store) Failed(ctx context.Context, id string) error { // want Failed:`keyed charge by paymentintent.New`
	if _, err := s.q.GetStatus(ctx, id); err != nil {
		return err
	}
	return second()
}

var errDuplicate = errors.New("duplicate")

// Known takes the conflict for done.
func Known() error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{})
	if errors.Is(err, errDuplicate) {
		return nil
	}
	return err
}

//idemlint:effect payout
func marked(ctx context.Context) error { return nil }

func Marked(ctx context.Context) error { // want Marked:`accumulative payout by kinds.marked, key none`
	return marked(ctx)
}

//idemlint:idempotent it is told apart by the day
func harmless(ctx context.Context) error { return second() }

func Harmless(ctx context.Context) error { return harmless(ctx) }
