// Package pointer declares, for tests, what they use of github.com/AlekSi/pointer.
package pointer

import (
	"time"
)

func Get[T any](t *T) (_ T) { return }

func GetBool(b *bool) (_ bool) { return }

func GetInt(i *int) (_ int) { return }

func GetInt32(i *int32) (_ int32) { return }

func GetInt64(i *int64) (_ int64) { return }

func GetString(s *string) (_ string) { return }

func GetTime(t *time.Time) (_ time.Time) { return }

func GetUint64(u *uint64) (_ uint64) { return }

func To[T any](t T) (_ *T) { return }

func ToBool(b bool) (_ *bool) { return }

func ToInt(i int) (_ *int) { return }

func ToInt32(i int32) (_ *int32) { return }

func ToInt64(i int64) (_ *int64) { return }

func ToString(s string) (_ *string) { return }

func ToStringOrNil(s string) (_ *string) { return }

func ToTime(t time.Time) (_ *time.Time) { return }

func ToTimeOrNil(t time.Time) (_ *time.Time) { return }

func ToUint64(u uint64) (_ *uint64) { return }
