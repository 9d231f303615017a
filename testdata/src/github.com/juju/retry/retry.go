// Package retry declares, for tests, what they use of github.com/juju/retry.
package retry

import (
	"time"
)

type CallArgs struct {
	Func        func() error
	Attempts    int
	Delay       time.Duration
	MaxDelay    time.Duration
	MaxDuration time.Duration
}

func Call(args CallArgs) (_ error) { return }
