// Package maps declares, for tests, what they use of golang.org/x/exp/maps.
package maps

func Clone[M ~map[K]V, K comparable, V any](m M) (_ M) { return }

func Keys[M ~map[K]V, K comparable, V any](m M) (_ []K) { return }

func Values[M ~map[K]V, K comparable, V any](m M) (_ []V) { return }
