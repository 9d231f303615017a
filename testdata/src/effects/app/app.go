// Package app calls what another package does.
package app

import (
	"context"

	"effects/pay"
)

func run(ctx context.Context, g pay.Gateway, order string, s pay.Store) {
	pay.Charge(order)         // want `^keyed charge k3, key set, via pay.Charge \(`
	pay.Charge("")            // want `^keyed charge k3, key empty, via pay.Charge \(`
	pay.Auto()                // want `^keyed charge k3, key made by the SDK, via pay.Auto \(`
	pay.Refund(ctx, g, "")    // want `^keyed refund k3, key empty, via pay.Refund \(`
	pay.Refund(ctx, g, order) // want `^keyed refund k3, key set, via pay.Refund \(`
	pay.Once(ctx, g, s, order)
	pay.Loop(3) // want `^irreversible send k3, key none, via pay.Loop \(`
	pay.Deep()
	local(ctx, g, "") // want `^keyed refund k3, key empty, via local, pay.Refund \(`
	hand(pay.Auto)    // want `^keyed charge k3, key made by the SDK, via pay.Auto, handed over \(`
	hand(nothing)
}

// local hands a key on within this package.
func local(ctx context.Context, g pay.Gateway, key string) error {
	return pay.Refund(ctx, g, key) // want `^keyed refund k3, key set, via pay.Refund \(`
}

func hand(f func() error) {}

func nothing() error { return nil }
