// Package topup adds to balances that another package keeps.
package topup

import (
	"context"

	"github.com/hibiken/asynq"

	"unguardedincrement/pair/purse"
)

func register(mux *asynq.ServeMux, p *purse.Purses) {
	mux.HandleFunc("topup", func(ctx context.Context, t *asynq.Task) error {
		return p.Put(ctx, string(t.Payload()), 100) // want `DB.ExecContext \(purse/purse.go:\d+, via Purses.Put\) adds to balance and is repeated by asynq handler`
	})
	mux.HandleFunc("topup-once", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		return p.PutOnce(ctx, id, string(t.Payload()), 100)
	})
}
