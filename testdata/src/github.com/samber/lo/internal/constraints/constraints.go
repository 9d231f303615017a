// Package constraints declares, for tests, what they use of github.com/samber/lo/internal/constraints.
package constraints

import (
	"cmp"
)

type Complex interface{ ~complex64 | ~complex128 }

type Float interface{ ~float32 | ~float64 }

type Integer interface{ Signed | Unsigned }

type Ordered = cmp.Ordered

type Signed interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64
}

type Unsigned interface {
	~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr
}
