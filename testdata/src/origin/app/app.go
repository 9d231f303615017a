// Package app stands two packages away from what makes its keys.
package app

import (
	"context"

	"origin/keys"
	"origin/options"
)

func Key(id string) string { return keys.Mixed(id) } // want Key:`^result 0 ← const, param 0, clock time.Now$`

func Request(note string) *keys.Request { // want Request:`^result 0.IdempotencyKey ← const, random rand.Read$`
	return keys.Build(note)
}

func Pay(ctx context.Context, g options.Gateway, id string) error { // want Pay:`^param 2 → idempotencyKey of Gateway.Charge$`
	return options.Pay(ctx, g, options.WithNote("x"), options.WithKey(id))
}
