// Package builder declares, for tests, what they use of github.com/lann/builder.
package builder

type Builder struct{}
