// Package errors declares, for tests, what they use of github.com/restatedev/sdk-go/internal/errors.
package errors

type TerminalError interface{ error }

type TerminalErrorOption interface{}
