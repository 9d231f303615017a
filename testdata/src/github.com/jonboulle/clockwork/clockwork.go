// Package clockwork declares, for tests, what they use of github.com/jonboulle/clockwork.
package clockwork

import (
	"time"
)

type Clock interface {
	After(d time.Duration) <-chan time.Time
	Now() time.Time
	Since(t time.Time) time.Duration
	Until(t time.Time) time.Duration
}

type FakeClock struct{}

func NewFakeClock() (_ *FakeClock) { return }

func NewRealClock() (_ Clock) { return }
