// Package clock declares, for tests, what they use of k8s.io/utils/clock.
package clock

import (
	"time"
)

type Clock interface {
	PassiveClock
	After(d time.Duration) <-chan time.Time
}

type PassiveClock interface {
	Now() time.Time
	Since(time.Time) time.Duration
}

type RealClock struct{}

func (RealClock) After(d time.Duration) (_ <-chan time.Time) { return }

func (RealClock) Now() (_ time.Time) { return }

func (RealClock) Since(ts time.Time) (_ time.Duration) { return }

func (RealClock) Tick(d time.Duration) (_ <-chan time.Time) { return }
