// Package option declares, for tests, what they use of github.com/square/square-go-sdk/v3/option.
package option

type RequestOption interface{}

func WithMaxAttempts(attempts uint) (_ RequestOption) { return }
