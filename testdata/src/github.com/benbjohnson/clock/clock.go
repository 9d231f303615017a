// Package clock declares, for tests, what they use of github.com/benbjohnson/clock.
package clock

import (
	"time"
)

type Clock interface {
	After(d time.Duration) <-chan time.Time
	Now() time.Time
	Since(t time.Time) time.Duration
	Until(t time.Time) time.Duration
	Tick(d time.Duration) <-chan time.Time
}

type Mock struct{}

type Ticker struct{ C <-chan time.Time }

type Timer struct{ C <-chan time.Time }

func (m *Mock) Now() (_ time.Time) { return }

func (m *Mock) Since(t time.Time) (_ time.Duration) { return }

func (m *Mock) Until(t time.Time) (_ time.Duration) { return }

func New() (_ Clock) { return }

func NewMock() (_ *Mock) { return }
