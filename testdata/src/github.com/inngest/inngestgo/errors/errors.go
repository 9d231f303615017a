// Package errors declares, for tests, what they use of github.com/inngest/inngestgo/errors.
package errors

func NoRetryError(err error) (_ error) { return }
