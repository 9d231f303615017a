// Package param declares, for tests, what they use of github.com/openai/openai-go/v3/packages/param.
package param

type Opt[T comparable] struct{ Value T }
