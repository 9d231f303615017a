// Package lo declares, for tests, what they use of github.com/samber/lo.
package lo

import (
	"time"

	"github.com/samber/lo/internal/constraints"
)

type Entry[K comparable, V any] struct{}

func Attempt(maxIteration int, f func(index int) error) (_ int, _ error) { return }

func AttemptWithDelay(maxIteration int, delay time.Duration, f func(index int, duration time.Duration) error) (_ int, _ time.Duration, _ error) {
	return
}

func Chunk[T any, Slice ~[]T](collection Slice, size int) (_ []Slice) { return }

func Coalesce[T comparable](values ...T) (_ T, _ bool) { return }

func CoalesceOrEmpty[T comparable](v ...T) (_ T) { return }

func Compact[T comparable, Slice ~[]T](collection Slice) (_ Slice) { return }

func Contains[T comparable](collection []T, element T) (_ bool) { return }

func Count[T comparable](collection []T, value T) (_ int) { return }

func EmptyableToPtr[T any](x T) (_ *T) { return }

func Entries[K comparable, V any](in map[K]V) (_ []Entry[K, V]) { return }

func Every[T comparable](collection, subset []T) (_ bool) { return }

func Filter[T any, Slice ~[]T](collection Slice, predicate func(item T, index int) bool) (_ Slice) {
	return
}

func FlatMap[T, R any](collection []T, transform func(item T, index int) []R) (_ []R) { return }

func Flatten[T any, Slice ~[]T](collection []Slice) (_ Slice) { return }

func FromPtr[T any](x *T) (_ T) { return }

func FromPtrOr[T any](x *T, fallback T) (_ T) { return }

func FromSlicePtr[T any](collection []*T) (_ []T) { return }

func IndexOf[T comparable](collection []T, element T) (_ int) { return }

func Keys[K comparable, V any](in ...map[K]V) (_ []K) { return }

func Map[T, R any](collection []T, transform func(item T, index int) R) (_ []R) { return }

func MapToSlice[K comparable, V, R any](in map[K]V, iteratee func(key K, value V) R) (_ []R) { return }

func Max[T constraints.Ordered](collection []T) (_ T) { return }

func MaxBy[T any](collection []T, greater func(a, b T) bool) (_ T) { return }

func Min[T constraints.Ordered](collection []T) (_ T) { return }

func MinBy[T any](collection []T, less func(a, b T) bool) (_ T) { return }

func Must[T any](val T, err any, messageArgs ...any) (_ T) { return }

func Must1[T any](val T, err any, messageArgs ...any) (_ T) { return }

func Must2[T1, T2 any](val1 T1, val2 T2, err any, messageArgs ...any) (_ T1, _ T2) { return }

func RandomString(size int, charset []rune) (_ string) { return }

func Reject[T any, Slice ~[]T](collection Slice, predicate func(item T, index int) bool) (_ Slice) {
	return
}

func Reverse[T any, Slice ~[]T](collection Slice) (_ Slice) { return }

func Sample[T any](collection []T) (_ T) { return }

func Samples[T any, Slice ~[]T](collection Slice, count int) (_ Slice) { return }

func Some[T comparable](collection, subset []T) (_ bool) { return }

func Sum[T constraints.Float | constraints.Integer | constraints.Complex](collection []T) (_ T) {
	return
}

func SumBy[T any, R constraints.Float | constraints.Integer | constraints.Complex](collection []T, iteratee func(item T) R) (_ R) {
	return
}

func Ternary[T any](condition bool, ifOutput, elseOutput T) (_ T) { return }

func TernaryF[T any](condition bool, ifFunc, elseFunc func() T) (_ T) { return }

func ToAnySlice[T any](collection []T) (_ []any) { return }

func ToPairs[K comparable, V any](in map[K]V) (_ []Entry[K, V]) { return }

func ToPtr[T any](x T) (_ *T) { return }

func ToSlicePtr[T any](collection []T) (_ []*T) { return }

func Uniq[T comparable, Slice ~[]T](collection Slice) (_ Slice) { return }

func UniqBy[T any, U comparable, Slice ~[]T](collection Slice, iteratee func(item T) U) (_ Slice) {
	return
}

func Values[K comparable, V any](in ...map[K]V) (_ []V) { return }

func Without[T comparable, Slice ~[]T](collection Slice, exclude ...T) (_ Slice) { return }
