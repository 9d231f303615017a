// Package hashstructure declares, for tests, what they use of github.com/mitchellh/hashstructure/v2.
package hashstructure

type Format uint

type HashOptions struct{}

func Hash(v interface{}, format Format, opts *HashOptions) (_ uint64, _ error) { return }
