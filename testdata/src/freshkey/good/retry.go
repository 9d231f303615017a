package good

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
)

// The key is drawn once for all tries of this loop: safe here, and no more than
// a low finding for what lies around it.
func sendRetried(ctx context.Context, g gateway, o order) error {
	key := uuid.NewString() // want `store it with the intent before the call \(freshkey, low\)`
	var last error
	for attempt := 0; attempt < 5; attempt++ {
		err := g.Charge(ctx, key, o.Cents)
		if err == nil {
			return nil
		}
		last = err
		time.Sleep(time.Duration(attempt) * time.Second)
	}
	return last
}

// A number that came with the intent is part of its name.
func dunning(ctx context.Context, g gateway, o order, round int) error {
	return g.Charge(ctx, fmt.Sprintf("%s-%d", o.ID, round), o.Cents)
}

// Different items, each with its own key.
func each(ctx context.Context, g gateway, lines []order) error {
	for i, o := range lines {
		if err := g.Charge(ctx, fmt.Sprintf("%s-%d", o.ID, i), o.Cents); err != nil {
			return err
		}
	}
	return nil
}

// The loop draws a key only if none is there yet.
func lazily(ctx context.Context, g gateway, o order) error {
	key := ""
	var err error
	for range 3 {
		if key == "" {
			key = uuid.NewString() // want `freshkey, low`
		}
		if err = g.Charge(ctx, key, o.Cents); err == nil {
			return nil
		}
	}
	return err
}

func retry(n int, f func() error) (err error) {
	for range n {
		if err = f(); err == nil {
			return nil
		}
	}
	return err
}

// The closure repeats, the key does not.
func wrapped(ctx context.Context, g gateway, o order) error {
	key := uuid.NewString() // want `freshkey, low`
	return retry(3, func() error { return g.Charge(ctx, key, o.Cents) })
}

type session struct {
	key   string
	byJob map[string]string
}

// Key makes the key when it is first asked for, and keeps it.
func (s *session) Key() string {
	if s.key == "" {
		s.key = uuid.NewString()
	}
	return s.key
}

// KeyFor does so for each job.
func (s *session) KeyFor(job string) string {
	k, ok := s.byJob[job]
	if !ok {
		k = uuid.NewString()
		s.byJob[job] = k
	}
	return k
}

func memoised(ctx context.Context, g gateway, s *session, o order) error {
	return retry(3, func() error { return g.Charge(ctx, s.Key(), o.Cents) })
}

func memoisedInMap(ctx context.Context, g gateway, s *session, o order) error {
	return retry(3, func() error { return g.Charge(ctx, s.KeyFor(o.ID), o.Cents) })
}

// Only the first try makes a key.
func firstTry(ctx context.Context, g gateway, o order) error {
	var key string
	var err error
	for i := range 3 {
		if i == 0 {
			key = uuid.NewString() // want `freshkey, low`
		}
		if err = g.Charge(ctx, key, o.Cents); err == nil {
			return nil
		}
	}
	return err
}

type rows interface {
	Get(ctx context.Context, orderID string) (*intent, error)
	Insert(ctx context.Context, i *intent) error
}

// What the first try stores, the next one finds.
func getOrCreate(ctx context.Context, g gateway, repo rows, o order) error {
	return retry(3, func() error {
		row, err := repo.Get(ctx, o.ID)
		if err != nil {
			row = &intent{OrderID: o.ID, IdempotencyKey: uuid.NewString()}
			if err := repo.Insert(ctx, row); err != nil {
				return err
			}
		}
		return g.Charge(ctx, row.IdempotencyKey, o.Cents)
	})
}
