// Package param declares, for tests, what they use of github.com/lithic-com/lithic-go/internal/param.
package param

type Field[T any] struct{ Value T }
