// Package styles has keys in the styles of many programs: each fault stands
// beside the same code without it.
package styles

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/samber/lo"

	"freshkey/acme"
	"freshkey/keys"
)

type order struct {
	ID    string
	Cents int64
}

func option(ctx context.Context, c *acme.Client, o order) error {
	return c.CreateCharge(ctx, acme.ChargeParams{Cents: o.Cents},
		acme.OnBehalfOf("shop"),
		acme.IdempotencyKey(uuid.NewString())) // want `key of .* is new in every call \(uuid.NewString\)`
}

func optionStable(ctx context.Context, c *acme.Client, o order) error {
	return c.CreateCharge(ctx, acme.ChargeParams{Cents: o.Cents, Note: uuid.NewString()},
		acme.OnBehalfOf(uuid.NewString()),
		acme.IdempotencyKey("charge-"+o.ID))
}

func optionsCollected(ctx context.Context, c *acme.Client, o order, account string) error {
	var opts []acme.RequestOption
	if account != "" {
		opts = append(opts, acme.OnBehalfOf(account))
	}
	key := fmt.Sprintf("%s@%d", o.ID, time.Now().Unix()) // want `new in every call \(time.Now\)`
	opts = append(opts, acme.IdempotencyKey(key))
	return c.CreateCharge(ctx, acme.ChargeParams{Cents: o.Cents}, opts...)
}

func optionsCollectedStable(ctx context.Context, c *acme.Client, o order, account string) error {
	var opts []acme.RequestOption
	if account != "" {
		opts = append(opts, acme.OnBehalfOf(fmt.Sprintf("%s@%d", account, time.Now().Unix())))
	}
	opts = append(opts, acme.IdempotencyKey(o.ID))
	return c.CreateCharge(ctx, acme.ChargeParams{Cents: o.Cents}, opts...)
}

func parameter(ctx context.Context, c *acme.Client, o order) error {
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, keys.Next("po")) // want `new in every call \(uuid.NewString, keys/keys.go:\d+, via keys.Next and keys.short\)`
}

func parameterStable(ctx context.Context, c *acme.Client, o order) error {
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, keys.ForOrder("po", o.ID))
}

func session(ctx context.Context, c *acme.Client, o order) error {
	s := acme.NewSession(c, uuid.NewString()) // want `new in every call`
	return s.Charge(ctx, o.Cents)
}

func sessionStable(ctx context.Context, c *acme.Client, o order) error {
	s := acme.NewSession(c, o.ID)
	return s.Charge(ctx, o.Cents)
}

// A service that is told how to make keys.
type service struct {
	client *acme.Client
	newKey func() string
	keyFor func(order) string
}

func newService(c *acme.Client) *service {
	return &service{client: c, newKey: uuid.NewString, keyFor: func(o order) string { return "v1:" + o.ID }}
}

func (s *service) charge(ctx context.Context, o order) error {
	return s.client.CreateCharge(ctx, acme.ChargeParams{Cents: o.Cents}, acme.IdempotencyKey(s.newKey())) // want `new in every call`
}

func (s *service) chargeStable(ctx context.Context, o order) error {
	return s.client.CreateCharge(ctx, acme.ChargeParams{Cents: o.Cents}, acme.IdempotencyKey(s.keyFor(o)))
}

// The closure is handed a key that its caller makes.
func withKey(do func(key string) error) error { return do(uuid.NewString()) }

func throughCallback(ctx context.Context, c *acme.Client, o order) error {
	return withKey(func(key string) error { // want `new in every call \(uuid.NewString, sdk.go:\d+, via styles.withKey\)`
		return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
	})
}

// After a restart the same order has another key.
var instance = uuid.NewString() // want `key of Client.Do is new in every process \(uuid.NewString\): .* \(freshkey, low\)`

func perProcess(ctx context.Context, c *acme.Client, o order) error {
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, instance+"-"+o.ID)
}

// attempts runs do again, and tells it which try it is.
func attempts(n int, do func(try int) error) (err error) {
	for try := range n {
		if err = do(try); err == nil {
			return nil
		}
	}
	return err
}

func numbered(ctx context.Context, c *acme.Client, o order) error {
	return attempts(3, func(try int) error {
		key := fmt.Sprintf("%s-%d", o.ID, try)
		return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key) // want `new on every try \(the try's number; retried by styles.attempts at sdk.go:\d+\): .*; leave the try's number out of the key`
	})
}

func numberedLog(ctx context.Context, c *acme.Client, o order) error {
	return attempts(3, func(try int) error {
		return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents, Note: fmt.Sprint(try)}, o.ID)
	})
}

func attempted(ctx context.Context, c *acme.Client, o order) error {
	_, err := lo.Attempt(3, func(try int) error {
		return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, fmt.Sprintf("%s-%d", o.ID, try)) // want `new on every try \(the try's number; retried by lo.Attempt at sdk.go:\d+\)`
	})
	return err
}
