// Package slices declares, for tests, what they use of golang.org/x/exp/slices.
package slices

import (
	"cmp"
)

func Clone[S ~[]E, E any](s S) (_ S) { return }

func Sort[S ~[]E, E cmp.Ordered](x S) {}

func SortFunc[S ~[]E, E any](x S, cmp func(a, b E) int) {}

func SortStableFunc[S ~[]E, E any](x S, cmp func(a, b E) int) {}
