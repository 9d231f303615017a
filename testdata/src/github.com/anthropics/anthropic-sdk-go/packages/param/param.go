// Package param declares, for tests, what they use of github.com/anthropics/anthropic-sdk-go/packages/param.
package param

type APIObject struct{ metadata }

type APIUnion struct{ metadata }

type metadata struct{}

type Opt[T comparable] struct{ Value T }
