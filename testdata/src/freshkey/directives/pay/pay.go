// Package pay says by directives what its callers cannot see.
package pay

import (
	"context"

	"github.com/google/uuid"
)

// Order is an intent.
type Order struct {
	ID    string
	Token string //idemlint:stable
	//idemlint:source fresh
	Attempt string
}

// Provider takes money.
type Provider interface {
	//idemlint:effect charge key=ref
	Do(ctx context.Context, ref string, cents int) error
}

// Remote implements Provider.
type Remote struct{}

func (Remote) Do(ctx context.Context, r string, cents int) error { return nil }

// Hooks are set elsewhere.
type Hooks struct {
	//idemlint:effect charge key=ref
	OnPay func(ctx context.Context, ref string) error
}

//idemlint:source fresh
func Ticket(o *Order) string { return o.ID }

//idemlint:stable
func Intent() string { return uuid.NewString() }

// Again calls fn from time to time; how, is not to be seen here.
//
//idemlint:reruns fn
func Again(fn func() error) error { return queue(fn) }

var queue func(func() error) error

//idemlint:claim key=id
func First(ctx context.Context, id string) (bool, error) { return true, nil }

//idemlint:stable
var Instance = uuid.NewString()
