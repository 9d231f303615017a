// Package clock declares, for tests, what they use of github.com/juju/clock.
package clock

import (
	"time"
)

type Clock interface {
	Now() time.Time
	After(time.Duration) <-chan time.Time
}

type wallClock struct{}

func (wallClock) After(d time.Duration) (_ <-chan time.Time) { return }

func (wallClock) Now() (_ time.Time) { return }
