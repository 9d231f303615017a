// Package directives uses functions, fields and parameters that directives
// describe.
package directives

import (
	"context"

	"freshkey/directives/pay"

	"github.com/google/uuid"
)

func effect(ctx context.Context, p pay.Provider) error {
	return p.Do(ctx, uuid.NewString(), 100) // want `idempotency key of Provider.Do is new in every call .*freshkey, medium`
}

func implementation(ctx context.Context, r pay.Remote) error {
	return r.Do(ctx, uuid.NewString(), 100) // want `idempotency key of Remote.Do is new in every call .*freshkey, medium`
}

// local implements pay.Provider in another package than the interface's.
type local struct{}

func (local) Do(ctx context.Context, r string, cents int) error { return nil }

func elsewhere(ctx context.Context, l local) error {
	return l.Do(ctx, uuid.NewString(), 100) // want `idempotency key of local.Do is new in every call .*freshkey, medium`
}

func source(ctx context.Context, p pay.Provider, o *pay.Order) error {
	return p.Do(ctx, pay.Ticket(o), 100) // want `idempotency key of Provider.Do is new in every call .*pay.Ticket.*freshkey, medium`
}

func field(ctx context.Context, p pay.Provider, o *pay.Order) error {
	return p.Do(ctx, o.Attempt, 100) // want `idempotency key of Provider.Do .*freshkey, medium`
}

func hook(ctx context.Context, h pay.Hooks) error {
	return h.OnPay(ctx, uuid.NewString()) // want `idempotency key of .*OnPay is new in every call .*freshkey, medium`
}

func reruns(ctx context.Context, p pay.Provider) error {
	return pay.Again(func() error {
		return p.Do(ctx, uuid.NewString(), 100) // want `idempotency key of Provider.Do is new on every try .*pay.Again.*freshkey.$`
	})
}

func claim(ctx context.Context, o *pay.Order) (bool, error) {
	return pay.First(ctx, o.ID+uuid.NewString()) // want `key claimed by pay.First is new in every call .uuid.NewString.: .*freshkey.$`
}

//idemlint:redelivered
func deliver(ctx context.Context, p pay.Provider) error {
	return p.Do(ctx, uuid.NewString(), 100) // want `idempotency key of Provider.Do is new on every .*freshkey.$`
}

func stable(ctx context.Context, p pay.Provider, o *pay.Order) error {
	if err := p.Do(ctx, pay.Intent(), 100); err != nil {
		return err
	}
	if err := p.Do(ctx, pay.Instance, 100); err != nil {
		return err
	}
	o.Token = uuid.NewString()
	return p.Do(ctx, o.Token, 100)
}

func parameter(
	ctx context.Context,
	p pay.Provider,
	key string, //idemlint:stable
) error {
	return p.Do(ctx, key, 100)
}

func caller(ctx context.Context, p pay.Provider) error {
	return parameter(ctx, p, uuid.NewString())
}

func ignored(ctx context.Context, p pay.Provider) error {
	//idemlint:ignore freshkey the provider forgets keys at once
	return p.Do(ctx, uuid.NewString(), 100)
}
