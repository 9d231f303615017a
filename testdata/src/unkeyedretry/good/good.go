// Package good has effects that run again and do no harm, each one edit away from
// one that does.
package good

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"net/http"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v5"
	"github.com/hashicorp/go-retryablehttp"
	"github.com/hibiken/asynq"
	"github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/webhook"
	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
)

type mailer interface {
	SendMail(ctx context.Context, to, subject string) error
	SendOnce(ctx context.Context, orderID, to string) error
}

type bank interface {
	Charge(ctx context.Context, customer string, cents int64) error
	Refund(ctx context.Context, idempotencyKey string, cents int64) error
	Transfer(ctx context.Context, endToEndID, iban string, cents int64) error
	SetLimit(ctx context.Context, customer string, cents int64) error
	GetBalance(ctx context.Context, customer string) error
	//idemlint:idempotent the gateway dedups on the customer
	Bill(ctx context.Context, customer string) error
}

type Order struct {
	ClientOrderID string
	Symbol        string
	Qty           int64
}

type exchange interface {
	SubmitOrder(ctx context.Context, o Order) error
}

// once is not repeated.
func once(ctx context.Context, m mailer, to string) error {
	return m.SendMail(ctx, to, "paid")
}

// oneTry is a retry that does not retry.
func oneTry(ctx context.Context, m mailer, to string) error {
	return retry.Do(func() error { return m.SendMail(ctx, to, "paid") }, retry.Attempts(1))
}

// named is given an id that the receiver can know a repeat by.
func named(ctx context.Context, m mailer, order, to string) error {
	return retry.Do(func() error { return m.SendOnce(ctx, order, to) })
}

// items are different ones.
func items(ctx context.Context, b bank, customers []string) error {
	var errs []error
	for _, c := range customers {
		if err := b.Charge(ctx, c, 100); err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

func keyed(ctx context.Context, b bank, refund string) error {
	_, err := backoff.Retry(ctx, func() (int, error) { return 0, b.Refund(ctx, refund, 100) })
	return err
}

func reference(ctx context.Context, b bank, payment, iban string) (err error) {
	for range 3 {
		if err = b.Transfer(ctx, payment, iban, 100); err == nil {
			return nil
		}
	}
	return err
}

func field(ctx context.Context, ex exchange, decision, symbol string) (err error) {
	for try := 0; try < 3; try++ {
		if err = ex.SubmitOrder(ctx, Order{ClientOrderID: decision, Symbol: symbol, Qty: 1}); err == nil {
			return nil
		}
	}
	return err
}

func built(ctx context.Context, ex exchange, decision, symbol string) (err error) {
	for try := 0; try < 3; try++ {
		if err = ex.SubmitOrder(ctx, newOrder(decision, symbol)); err == nil {
			return nil
		}
	}
	return err
}

func newOrder(decision, symbol string) Order {
	return Order{ClientOrderID: decision, Symbol: symbol, Qty: 1}
}

// received is handed on: whoever made the order may have set its key.
func received(ctx context.Context, ex exchange, o Order) error {
	return retry.Do(func() error { return ex.SubmitOrder(ctx, o) })
}

// natural sets an absolute value, reads, and calls what dedups by itself.
func natural(ctx context.Context, b bank, customer string) error {
	return retry.Do(func() error {
		if err := b.SetLimit(ctx, customer, 100); err != nil {
			return err
		}
		if err := b.GetBalance(ctx, customer); err != nil {
			return err
		}
		return b.Bill(ctx, customer)
	})
}

func stripeKey(intent string) error {
	return retry.Do(func() error {
		params := &stripe.PaymentIntentParams{}
		params.SetIdempotencyKey(intent)
		_, err := paymentintent.New(params)
		return err
	})
}

// filled has its params filled by code that is not seen.
func filled(fill func(*stripe.PaymentIntentParams)) error {
	return retry.Do(func() error {
		params := &stripe.PaymentIntentParams{}
		fill(params)
		_, err := paymentintent.New(params)
		return err
	})
}

func task(ctx context.Context, t *asynq.Task) error {
	id, _ := asynq.GetTaskID(ctx)
	params := &stripe.PaymentIntentParams{}
	params.SetIdempotencyKey(id)
	_, err := paymentintent.New(params)
	return err
}

func register(mux *asynq.ServeMux) { mux.HandleFunc("pay", task) }

type worker struct {
	rdb  *redis.Client
	db   *sql.DB
	bank bank
	done processed
}

type processed interface {
	Exists(ctx context.Context, id string) (bool, error)
	Claim(ctx context.Context, id string) (bool, error)
	MarkProcessed(ctx context.Context, id string) error
	Status(ctx context.Context, id string) (string, error)
	GetOrder(ctx context.Context, id string) (*order, error)
	Once(ctx context.Context, id string, f func() error) error
}

type order struct{ Status string }

// claimed takes the event's id with SET NX before it charges.
func (w *worker) claimed(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	won, err := w.rdb.SetNX(ctx, "ev:"+ev.ID, 1, time.Hour).Result()
	if err != nil || !won {
		return err
	}
	return w.bank.Charge(ctx, "customer", 100)
}

// inserted takes it with a row.
func (w *worker) inserted(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	res, err := w.db.ExecContext(ctx, "INSERT INTO events (id) VALUES ($1) ON CONFLICT DO NOTHING", ev.ID)
	if err != nil {
		return err
	}
	if n, _ := res.RowsAffected(); n == 0 {
		return nil
	}
	return w.bank.Charge(ctx, "customer", 100)
}

// moved changes the state of the order before it charges.
func (w *worker) moved(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	res, err := w.db.ExecContext(ctx, "UPDATE orders SET status = 'paying' WHERE id = $1 AND status = 'open'", ev.ID)
	if err != nil {
		return err
	}
	if n, _ := res.RowsAffected(); n == 0 {
		return nil
	}
	return w.bank.Charge(ctx, "customer", 100)
}

// checked looks first; whether that is enough is another rule's matter.
func (w *worker) checked(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	if was, err := w.done.Exists(ctx, ev.ID); err != nil || was {
		return err
	}
	if err := w.bank.Charge(ctx, "customer", 100); err != nil {
		return err
	}
	return w.done.MarkProcessed(ctx, ev.ID)
}

// stateful branches on a state that was read.
func (w *worker) stateful(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	o, err := w.done.GetOrder(ctx, ev.ID)
	if err != nil {
		return err
	}
	if o.Status == "paid" {
		return nil
	}
	return w.bank.Charge(ctx, "customer", 100)
}

// scanned branches on a row.
func (w *worker) scanned(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	var n int
	if err := w.db.QueryRowContext(ctx, "SELECT count(*) FROM charges WHERE event = $1", ev.ID).Scan(&n); err != nil {
		return err
	}
	if n > 0 {
		return nil
	}
	return w.bank.Charge(ctx, "customer", 100)
}

// helper charges behind a claim of its caller.
func (w *worker) helper(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	if won, err := w.done.Claim(ctx, ev.ID); err != nil || !won {
		return err
	}
	return w.charge(ctx)
}

func (w *worker) charge(ctx context.Context) error { return w.bank.Charge(ctx, "customer", 100) }

// closure charges in what is handed to a claim.
func (w *worker) closure(ctx context.Context, body []byte, signature string) error {
	ev, err := webhook.ConstructEvent(body, signature, "secret")
	if err != nil {
		return err
	}
	return w.done.Once(ctx, ev.ID, func() error { return w.bank.Charge(ctx, "customer", 100) })
}

// inLoop claims inside of what is repeated.
func (w *worker) inLoop(ctx context.Context, customer string) error {
	return retry.Do(func() error {
		if won, err := w.done.Claim(ctx, customer); err != nil || !won {
			return err
		}
		return w.bank.Charge(ctx, customer, 100)
	})
}

// conflict knows a repeat by the answer.
func conflict(ctx context.Context, b bank, customer string) error {
	return retry.Do(func() error {
		err := b.Charge(ctx, customer, 100)
		if errors.Is(err, errAlreadyCharged) {
			return nil
		}
		return err
	})
}

var errAlreadyCharged = errors.New("charged")

// IPAM posts nothing through the client that tries again by itself.
type IPAM struct {
	hc    *retryablehttp.Client
	plain *http.Client
}

func (i *IPAM) Put(ctx context.Context, body []byte) error {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodPut, "/addresses/1", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = i.hc.Do(req)
	return err
}

func (i *IPAM) Search(ctx context.Context, body []byte) error {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodPost, "/addresses/search", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = i.hc.Do(req)
	return err
}

func (i *IPAM) CreateKeyed(ctx context.Context, id string, body []byte) error {
	req, err := retryablehttp.NewRequestWithContext(ctx, http.MethodPost, "/addresses/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", id)
	_, err = i.hc.Do(req)
	return err
}

func (i *IPAM) CreateOnce(ctx context.Context, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "/addresses/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	_, err = i.plain.Do(req)
	return err
}

// again repeats only what carries a key.
func again(tries int) grpc.UnaryClientInterceptor {
	return func(ctx context.Context, method string, req, reply any, cc *grpc.ClientConn, invoker grpc.UnaryInvoker, opts ...grpc.CallOption) (err error) {
		if !carriesKey(ctx) {
			return invoker(ctx, method, req, reply, cc, opts...)
		}
		for range tries {
			if err = invoker(ctx, method, req, reply, cc, opts...); err == nil {
				return nil
			}
		}
		return err
	}
}

func carriesKey(ctx context.Context) bool {
	md, ok := metadata.FromOutgoingContext(ctx)
	return ok && len(md.Get("idempotency-key")) == 1
}

// reads repeats only methods of a list.
func reads(tries int, safe map[string]bool) grpc.UnaryClientInterceptor {
	return func(ctx context.Context, method string, req, reply any, cc *grpc.ClientConn, invoker grpc.UnaryInvoker, opts ...grpc.CallOption) (err error) {
		if !safe[method] {
			return invoker(ctx, method, req, reply, cc, opts...)
		}
		for range tries {
			if err = invoker(ctx, method, req, reply, cc, opts...); err == nil {
				return nil
			}
		}
		return err
	}
}

// tx adds in a transaction, which is rolled back before it runs again.
func tx(ctx context.Context, db *sql.DB, account string) error {
	return retry.Do(func() error {
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		defer tx.Rollback()
		if _, err := tx.ExecContext(ctx, "UPDATE accounts SET balance = balance + 1 WHERE id = $1", account); err != nil {
			return err
		}
		return tx.Commit()
	})
}

// transport tries again what is harmless by its method.
type transport struct{ base http.RoundTripper }

func (t *transport) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = t.base.RoundTrip(req); err == nil || req.Method == http.MethodPost {
			return resp, err
		}
	}
	return nil, err
}

// keyedTransport tries again what carries a key.
type keyedTransport struct{ base http.RoundTripper }

func (t *keyedTransport) RoundTrip(req *http.Request) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = t.base.RoundTrip(req); err == nil || req.Header.Get("Idempotency-Key") == "" {
			return resp, err
		}
	}
	return nil, err
}

// api is a client of an API that only reads.
type api struct{ hc *http.Client }

func (a *api) orders(ctx context.Context) error { return a.do(ctx, http.MethodGet, "/orders", nil) }

func (a *api) search(ctx context.Context, q []byte) error {
	return a.do(ctx, http.MethodPost, "/orders/search", q)
}

func (a *api) do(ctx context.Context, method, path string, body []byte) (err error) {
	for range 3 {
		var req *http.Request
		if req, err = http.NewRequestWithContext(ctx, method, path, bytes.NewReader(body)); err != nil {
			return err
		}
		if _, err = a.hc.Do(req); err == nil {
			return nil
		}
	}
	return err
}

// refund leaves the key to its callers.
func refund(ctx context.Context, b bank, key string) error {
	return b.Refund(ctx, key, 100)
}

func refundKeyed(ctx context.Context, b bank, order string) error {
	return retry.Do(func() error { return refund(ctx, b, "refund:"+order) })
}

// padded has a field without a name, and one that names it.
type padded struct {
	_  struct{}
	ID string
}

type padder interface {
	CreatePadded(ctx context.Context, p padded) error
	ChargePadded(ctx context.Context, p padded) error
}

func pad(ctx context.Context, b padder, p padded) error {
	return retry.Do(func() error {
		if err := b.CreatePadded(ctx, p); err != nil {
			return err
		}
		return b.ChargePadded(ctx, p)
	})
}

// cluster's verbs are those of money, and of mail, and mean neither.
type cluster interface {
	TransferLeadership(ctx context.Context, node string) error
	SendText(ctx context.Context, frame []byte) error
}

func lead(ctx context.Context, c cluster, node string) error {
	return retry.Do(func() error {
		if err := c.SendText(ctx, nil); err != nil {
			return err
		}
		return c.TransferLeadership(ctx, node)
	})
}

// flagged charges in one turn only.
func flagged(ctx context.Context, b bank, save func() error, customer string) (err error) {
	charged := false
	for range 3 {
		if !charged {
			if err := b.Charge(ctx, customer, 100); err != nil {
				return err
			}
			charged = true
		}
		if err = save(); err == nil {
			return nil
		}
	}
	return err
}
