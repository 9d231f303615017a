// Package clock declares, for tests, what they use of github.com/facebookgo/clock.
package clock

import (
	"time"
)

type Clock interface {
	After(d time.Duration) <-chan time.Time
	Now() time.Time
	Tick(d time.Duration) <-chan time.Time
}

type Mock struct{}

func (m *Mock) After(d time.Duration) (_ <-chan time.Time) { return }

func (m *Mock) Now() (_ time.Time) { return }

func (m *Mock) Tick(d time.Duration) (_ <-chan time.Time) { return }
