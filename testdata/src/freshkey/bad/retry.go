package bad

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
)

// send draws a key; its caller repeats it.
func send(ctx context.Context, g gateway, o order) error {
	return g.Charge(ctx, uuid.NewString(), o.Cents) // want `new on every try \(uuid.NewString; retried at retry.go:\d+\): a repeat is taken for a new request; create the key before the retry`
}

func sendRetried(ctx context.Context, g gateway, o order) error {
	var last error
	for attempt := 0; attempt < 5; attempt++ {
		err := send(ctx, g, o)
		if err == nil {
			return nil
		}
		last = err
		time.Sleep(time.Duration(attempt) * time.Second)
	}
	return last
}

// The try's number makes each try another request.
func counted(ctx context.Context, g gateway, o order) error {
	var err error
	for try := range 3 {
		key := fmt.Sprintf("%s-%d", o.ID, try)
		if err = g.Charge(ctx, key, o.Cents); err == nil { // want `new on every try \(the loop's counter; retried at retry.go:\d+\): .*; leave the try's number out of the key`
			return nil
		}
	}
	return err
}

// A first key is drawn outside, but each failure draws another.
func redrawn(ctx context.Context, g gateway, o order) error {
	key := uuid.NewString()
	for {
		err := g.Charge(ctx, key, o.Cents)
		if err == nil {
			return nil
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		key = uuid.NewString() // want `new on every try`
	}
}
