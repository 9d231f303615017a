// Package strategy declares, for tests, what they use of github.com/Rican7/retry/strategy.
package strategy

type Strategy func(attempt uint) bool

func Limit(attemptLimit uint) (_ Strategy) { return }
