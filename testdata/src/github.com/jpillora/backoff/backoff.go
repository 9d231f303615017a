// Package backoff declares, for tests, what they use of github.com/jpillora/backoff.
package backoff

import "time"

type Backoff struct{ Min, Max time.Duration }

func (b *Backoff) Duration() (_ time.Duration) { return }

func (b *Backoff) Attempt() (_ float64) { return }
