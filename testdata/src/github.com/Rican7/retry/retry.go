// Package retry declares, for tests, what they use of github.com/Rican7/retry.
package retry

import (
	"github.com/Rican7/retry/strategy"
)

type Action func(attempt uint) error

func Retry(action Action, strategies ...strategy.Strategy) (_ error) { return }
