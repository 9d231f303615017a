// Package facts has directives whose facts other packages see.
package facts

import "context"

type Request struct {
	Key string //idemlint:stable // want Key:`source stable`
	//idemlint:source fresh
	Nonce string // want Nonce:`source fresh`
	note  string //idemlint:stable // want note:`source stable`
}

//idemlint:effect charge key=req.Key
func Charge(ctx context.Context, req Request) error { return nil } // want Charge:`effect keyed charge key=arg1\.Key`

//idemlint:effect payout class=irreversible
func PayOut(ctx context.Context) error { return nil } // want PayOut:`effect irreversible payout`

//idemlint:effect count
func Count() {} // want Count:`effect accumulative count`

//idemlint:idempotent it overwrites the row of that id
func Put(ctx context.Context, id string) error { return nil } // want Put:`effect natural`

//idemlint:source clock
func Now() int64 { return 0 } // want Now:`source clock`

//idemlint:stable
var Instance = "a" // want Instance:`source stable`

//idemlint:reruns fn
func Retry[T any](n int, fn func() (T, error)) (T, error) { return fn() } // want Retry:`reruns arg1`

func Twice(fn func(), //idemlint:reruns // want Twice:`reruns arg0; redelivered webhook arg1`
	handle func(), //idemlint:redelivered webhook
) {
}

//idemlint:redelivered
func OnMessage(body []byte) {} // want OnMessage:`redelivered queue`

//idemlint:claim key=id
func Claim(ctx context.Context, id string) (bool, error) { return true, nil } // want Claim:`claim key=arg1`

//idemlint:effect send
func unexported() {}

type Client struct {
	Token string
	//idemlint:effect refund key=arg0
	OnRefund func(key string) // want OnRefund:`effect keyed refund key=arg0`
}

//idemlint:effect send key=c.Token
func (c *Client) Send() {} // want Send:`effect keyed send key=recv\.Token`

// Provider is implemented elsewhere.
type Provider interface {
	//idemlint:effect charge key=key
	Charge(ctx context.Context, key string) error // want Charge:`effect keyed charge key=arg1`
	Name() string
}

// Local implements Provider in its own package.
type Local struct{}

func (Local) Charge(_ context.Context, k string) error { return nil } // want Charge:`effect keyed charge key=arg1`
func (Local) Name() string                             { return "" }
