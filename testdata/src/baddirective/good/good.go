// Package good holds directives that say something.
package good

import "context"

//idemlint:ignore freshkey the key is stored with the order
var a = 1

var b = 1 //idemlint:ignore freshkey,baddirective until=2027-03-01 the provider changes its interface in March

type request struct {
	Key string //idemlint:stable
	// Nonce is made by the caller.
	//
	//idemlint:source fresh
	Nonce string
}

// Charge takes money.
//
//idemlint:effect charge key=req.Key
func Charge(ctx context.Context, req request) error { return nil }

//idemlint:effect payout class=irreversible
func payOut(ctx context.Context) error { return nil }

type provider interface {
	//idemlint:effect refund key=arg1.Key
	Refund(context.Context, request) error

	Put(ctx context.Context, r request) error //idemlint:idempotent it overwrites the row of that id
}

type client struct{ token string }

//idemlint:effect send key=c.token
func (c client) send() error { return nil }

type hooks struct {
	//idemlint:effect charge key=id
	onPay func(id string) error
}

//idemlint:stable
var instance = "a"

//idemlint:reruns fn
func again[T any](ctx context.Context, fn func(context.Context) (T, error)) (T, error) {
	return fn(ctx)
}

func worker(
	//idemlint:redelivered webhook
	handle func() error,
	name string, //idemlint:stable
	retried func() error, //idemlint:reruns
) error {
	return handle()
}

//idemlint:redelivered
func onMessage(ctx context.Context, body []byte) error { return nil }

//idemlint:claim key=id
func claim(ctx context.Context, id string) (bool, error) { return true, nil }

// The word idemlint:ignore in the middle of a sentence is no directive.
func prose() {}
