// Package values repeats functions that are handed around as values.
package values

import (
	"context"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/hibiken/asynq"

	"unkeyedretry/values/notify"
	"unkeyedretry/values/tasks"
)

type till struct {
	drawer interface {
		Charge(ctx context.Context, customer string, cents int64) error
		Balance(ctx context.Context, customer string) error
	}
	outbox notify.Outbox
}

// unnamed goes through an interface that has no name.
func (t *till) unnamed(ctx context.Context, customer string) error {
	return backoff.Retry(func() error {
		return t.drawer.Charge(ctx, customer, 250) // want `drawer.Charge is repeated by backoff.Retry .* \(unkeyedretry, medium\)`
	}, backoff.NewExponentialBackOff())
}

func (t *till) unnamedRead(ctx context.Context, customer string) error {
	return backoff.Retry(func() error {
		return t.drawer.Balance(ctx, customer)
	}, backoff.NewExponentialBackOff())
}

// bound hands over a method of another package.
func (t *till) bound() error {
	return backoff.Retry(t.outbox.MailAll, backoff.NewExponentialBackOff()) // want `smtp.SendMail \(notify/notify.go:\d+, via Outbox.MailAll\) is repeated by backoff.Retry .* \(unkeyedretry\)`
}

func (t *till) boundOnce() error {
	return backoff.Retry(t.outbox.MailAll, &backoff.StopBackOff{})
}

func (t *till) boundRead() error {
	return backoff.Retry(t.outbox.Ping, backoff.NewExponentialBackOff())
}

// function hands over a function of another package.
func function() error {
	return backoff.Retry(notify.MailAdmins, backoff.NewExponentialBackOff()) // want `smtp.SendMail \(notify/notify.go:\d+, via notify.MailAdmins\) is repeated by backoff.Retry .* \(unkeyedretry\)`
}

// generic calls what it is given, and again.
func generic[In any](ctx context.Context, f func(context.Context, In) error, in In) (err error) {
	for range 3 {
		if err = f(ctx, in); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

type sale struct {
	Customer string
	Cents    int64
}

type numbered struct {
	Number         string
	IdempotencyKey string
}

type terminal interface {
	ChargeSale(ctx context.Context, s sale) error
	ChargeNumbered(ctx context.Context, n numbered) error
	Lookup(ctx context.Context, s sale) error
}

func viaGeneric(ctx context.Context, t terminal, s sale, n numbered) error {
	if err := generic(ctx, t.ChargeSale, s); err != nil { // want `terminal.ChargeSale is repeated by values.generic .* \(unkeyedretry, medium\)`
		return err
	}
	if err := generic(ctx, t.Lookup, s); err != nil {
		return err
	}
	return generic(ctx, t.ChargeNumbered, n)
}

// pay is a handler in a map, and one in a slice.
func pay(ctx context.Context, t *asynq.Task) error {
	return notify.MailBuyers() // want `smtp.SendMail \(notify/notify.go:\d+, via notify.MailBuyers\) is repeated by the asynq handler .* \(unkeyedretry, medium\)`
}

func read(ctx context.Context, t *asynq.Task) error { return notify.Outbox{}.Ping() }

var handlers = map[string]asynq.HandlerFunc{"pay": pay, "read": read}

func register(mux *asynq.ServeMux) {
	for name, h := range handlers {
		mux.Handle(name, h)
	}
}

type route struct {
	name string
	do   func(context.Context, *asynq.Task) error
}

func mailTwice(ctx context.Context, t *asynq.Task) error {
	return notify.MailSellers() // want `smtp.SendMail .* is repeated by the asynq handler .* \(unkeyedretry, medium\)`
}

// mailOnce is in no list.
func mailOnce(ctx context.Context, t *asynq.Task) error { return notify.MailAdmins() }

func registerAll(mux *asynq.ServeMux) {
	for _, r := range []route{{"mail", mailTwice}, {"read", read}} {
		mux.HandleFunc(r.name, r.do)
	}
}

// expression is a method expression.
func expression(o notify.Outbox) error {
	send := notify.Outbox.MailSome
	return backoff.Retry(func() error {
		return send(o) // want `smtp.SendMail \(notify/notify.go:\d+, via Outbox.MailSome\) is repeated by backoff.Retry`
	}, backoff.NewExponentialBackOff())
}

// registerOthers registers what stands in another package.
func registerOthers(mux *asynq.ServeMux, w tasks.Worker) {
	mux.HandleFunc("refund", w.Refund) // want `refund.New \(tasks/tasks.go:\d+, via Worker.Refund\) is repeated by the asynq handler .* with a new idempotency key each time .* \(unkeyedretry, medium\)`
	mux.HandleFunc("refund2", w.RefundKeyed)
}

// direct hands the function to what runs it once.
func direct(w tasks.Worker, run func(func(context.Context, *asynq.Task) error)) { run(w.Refund) }
