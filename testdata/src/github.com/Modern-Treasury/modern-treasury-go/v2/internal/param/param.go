// Package param declares, for tests, what they use of github.com/Modern-Treasury/modern-treasury-go/v2/internal/param.
package param

type Field[T any] struct{ Value T }
