package wrappers

import (
	"context"

	"github.com/dbos-inc/dbos-transact-golang/dbos"
	nope "github.com/inngest/inngestgo/errors"
	"github.com/inngest/inngestgo/step"
	restate "github.com/restatedev/sdk-go"
)

func Steps(ctx context.Context, d dbos.Context, r restate.Context) {
	dbos.RunAsStep(d, func(context.Context) (int, error) {
		return 1, effect() // want `^r3 dbos\.RunAsStep \(`
	})
	step.Run(ctx, "pay", func(context.Context) (int, error) {
		return 1, effect() // want `^r3 step\.Run \(`
	})
	step.Run(ctx, "pay", func(context.Context) (int, error) {
		return 1, nope.NoRetryError(effect()) // want `^no region \(`
	})
	restate.Run(r, func(restate.RunContext) (int, error) {
		return 1, effect() // want `^r3 restate\.Run \(`
	})
	restate.Run(r, func(restate.RunContext) (int, error) {
		return 1, effect() // want `^no region \(`
	}, restate.WithMaxRetryAttempts(1))
	restate.RunVoid(r, func(restate.RunContext) error {
		return restate.ToTerminalError(effect()) // want `^no region \(`
	})
}
