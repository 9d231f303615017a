// Package ptr declares, for tests, what they use of k8s.io/utils/ptr.
package ptr

func Deref[T any](ptr *T, def T) (_ T) { return }

func Equal[T comparable](a, b *T) (_ bool) { return }

func To[T any](v T) (_ *T) { return }
