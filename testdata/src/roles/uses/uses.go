// Package uses implements an interface that has directives.
package uses

import (
	"context"

	"roles/facts"
)

// Remote implements facts.Provider.
type Remote struct{}

func (*Remote) Charge(ctx context.Context, ref string) error { // want Charge:`effect keyed charge key=arg1`
	return facts.Charge(ctx, facts.Request{Key: ref})
}

func (*Remote) Name() string { return "" }

// Careful has a directive of its own.
type Careful struct{ Remote }

//idemlint:idempotent the provider is asked first
func (Careful) Charge(ctx context.Context, ref string) error { return nil } // want Charge:`effect natural`

// Other does not implement it.
type Other struct{}

func (Other) Charge(ctx context.Context, ref string) {}
