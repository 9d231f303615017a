// Package consumer hands what it gets to package receipts.
package consumer

import (
	"context"
	"encoding/json"

	"github.com/hibiken/asynq"

	"unhandledconflict/receipts"
)

type event struct {
	ID    string
	Cents int64
}

func Routes(mux *asynq.ServeMux, s *receipts.Store) {
	mux.HandleFunc("add", func(ctx context.Context, t *asynq.Task) error {
		var e event
		if err := json.Unmarshal(t.Payload(), &e); err != nil {
			return err
		}
		return s.Add(ctx, e.ID, e.Cents) // want `insert into receipts is repeated \(asynq handler, consumer.go:19\), and its violation of unique \(event_id\) goes out as an error`
	})
	mux.HandleFunc("once", func(ctx context.Context, t *asynq.Task) error {
		var e event
		if err := json.Unmarshal(t.Payload(), &e); err != nil {
			return err
		}
		return s.AddOnce(ctx, e.ID, e.Cents)
	})
}
