// Package bad has effects that run again without a key.
package bad

import (
	"bytes"
	"context"
	"net/http"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v5"
	"github.com/hashicorp/go-retryablehttp"
	"github.com/hibiken/asynq"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/webhook"
	"google.golang.org/grpc"
)

type mailer interface {
	SendMail(ctx context.Context, to, subject string) error
}

type bank interface {
	Charge(ctx context.Context, customer string, cents int64) error
	Refund(ctx context.Context, idempotencyKey string, cents int64) error
}

type Order struct {
	ClientOrderID string
	Symbol        string
	Qty           int64
}

type exchange interface {
	SubmitOrder(ctx context.Context, o Order) error
}

func wrapper(ctx context.Context, m mailer, to string) error {
	return retry.Do(func() error {
		return m.SendMail(ctx, to, "paid") // want `mailer.SendMail is repeated by retry.Do \(bad.go:40\) without an idempotency key: a timed-out attempt may already be sent; pass a key that is made before the retry \(unkeyedretry, medium\)`
	})
}

func loop(ctx context.Context, b bank, customer string) (err error) {
	for range 3 {
		if err = b.Charge(ctx, customer, 100); err == nil { // want `bank.Charge is repeated by the loop at bad.go:46 without an idempotency key: a timed-out attempt may already have moved the money`
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func emptyKey(ctx context.Context, b bank) error {
	_, err := backoff.Retry(ctx, func() (int, error) {
		return 0, b.Refund(ctx, "", 100) // want `bank.Refund is repeated by backoff.Retry \(bad.go:56\) with an empty idempotencyKey: .* \(unkeyedretry\)`
	})
	return err
}

func emptyField(ctx context.Context, ex exchange, symbol string) (err error) {
	for try := 0; try < 3; try++ {
		if err = ex.SubmitOrder(ctx, Order{Symbol: symbol, Qty: 1}); err == nil { // want `exchange.SubmitOrder is repeated by the loop .* without an idempotency key.* \(unkeyedretry\)`
			return nil
		}
	}
	return err
}

// built makes the request in a helper.
func built(ctx context.Context, ex exchange, symbol string) (err error) {
	for try := 0; try < 3; try++ {
		if err = ex.SubmitOrder(ctx, newOrder(symbol)); err == nil { // want `exchange.SubmitOrder is repeated`
			return nil
		}
	}
	return err
}

func newOrder(symbol string) Order { return Order{Symbol: symbol, Qty: 1} }

// auto leaves the key to the SDK, which makes another one for each call.
func auto(intentID string) error {
	return retry.Do(func() error {
		_, err := paymentintent.New(&stripe.PaymentIntentParams{}) // want `paymentintent.New is repeated by retry.Do .* with a new idempotency key each time \(the SDK makes one per call\): .*; pass intentID as key \(unkeyedretry\)`
		return err
	})
}

func task(ctx context.Context, t *asynq.Task) error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{}) // want `paymentintent.New is repeated by the asynq handler \(bad.go:91\) with a new idempotency key each time .*: a delivery that was not acknowledged may already have moved the money; pass GetTaskID as key \(unkeyedretry, medium\)`
	return err
}

var _ = asynq.HandlerFunc(task)

func register(mux *asynq.ServeMux) { mux.HandleFunc("pay", task) }

func hook(ctx context.Context, b bank, body []byte, signature string) error {
	if _, err := webhook.ConstructEvent(body, signature, "secret"); err != nil {
		return err
	}
	return b.Charge(ctx, "customer", 100) // want `bank.Charge is repeated by the webhook handler .* \(unkeyedretry, medium\)`
}

// IPAM posts through a client that tries again by itself.
type IPAM struct{ hc *retryablehttp.Client }

func (i *IPAM) Create(ctx context.Context, body []byte) error {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodPost, "/addresses/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = i.hc.Do(req) // want `Client.Do is repeated by the client itself without an idempotency key: .* \(unkeyedretry, medium\)`
	return err
}

func again(tries int) grpc.UnaryClientInterceptor {
	return func(ctx context.Context, method string, req, reply any, cc *grpc.ClientConn, invoker grpc.UnaryInvoker, opts ...grpc.CallOption) (err error) {
		for range tries {
			if err = invoker(ctx, method, req, reply, cc, opts...); err == nil { // want `invoker, whatever it is given to send, is repeated by the loop at bad.go:121 without an idempotency key: a timed-out attempt may already have taken effect; repeat only what carries a key, or is harmless by its method \(unkeyedretry\)`
				return nil
			}
		}
		return err
	}
}

// claimedBefore claims once for all tries.
func claimedBefore(ctx context.Context, s claims, b bank, customer string) error {
	if won, err := s.Claim(ctx, customer); err != nil || !won {
		return err
	}
	return retry.Do(func() error {
		return b.Charge(ctx, customer, 100) // want `bank.Charge is repeated by retry.Do`
	})
}

type claims interface {
	Claim(ctx context.Context, id string) (bool, error)
	Get(ctx context.Context, id string) (string, error)
}

// twice has two effects in one retry: one finding.
func twice(ctx context.Context, m mailer, to string) error {
	return retry.Do(func() error {
		if err := m.SendMail(ctx, to, "first"); err != nil { // want `mailer.SendMail is repeated`
			return err
		}
		return m.SendMail(ctx, to, "second")
	})
}

// payer is the user's own interface; what implements it says what it does.
type payer interface {
	Run(ctx context.Context, cents int64) error
}

type stripePayer struct{}

func (stripePayer) Run(ctx context.Context, cents int64) error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{})
	return err
}

func implemented(ctx context.Context, p payer) error {
	return retry.Do(func() error {
		return p.Run(ctx, 100) // want `payer.Run \(bad/bad.go:\d+\) is repeated by retry.Do .* \(unkeyedretry\)`
	})
}

// transport tries every request again.
type transport struct{ base http.RoundTripper }

func (t *transport) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = t.base.RoundTrip(req); err == nil { // want `RoundTripper.RoundTrip, whatever it is given to send, is repeated by the loop .* \(unkeyedretry, medium\)`
			return resp, nil
		}
	}
	return nil, err
}

// api is a client of an API; post is one of its calls.
type api struct{ hc *http.Client }

func (a *api) post(ctx context.Context, body []byte) error {
	return a.do(ctx, http.MethodPost, "/orders", body)
}

func (a *api) do(ctx context.Context, method, path string, body []byte) (err error) {
	for range 3 {
		var req *http.Request
		if req, err = http.NewRequestWithContext(ctx, method, path, bytes.NewReader(body)); err != nil {
			return err
		}
		if _, err = a.hc.Do(req); err == nil { // want `Client.Do, whatever it is given to send, is repeated`
			return nil
		}
	}
	return err
}

// refund leaves the key to its callers.
func refund(ctx context.Context, b bank, key string) error {
	return b.Refund(ctx, key, 100)
}

func refundUnkeyed(ctx context.Context, b bank) error {
	return retry.Do(func() error {
		return refund(ctx, b, "") // want `bank.Refund \(bad/bad.go:\d+, via refund\) is repeated by retry.Do .* with an empty idempotencyKey`
	})
}
