// Package null declares, for tests, what they use of github.com/volatiletech/null/v8.
package null

import (
	"time"
)

type Bool struct{}

type Bytes struct{}

type Float64 struct{}

type Int struct{}

type Int64 struct{}

type JSON struct{}

type String struct{}

type Time struct{}

func BoolFrom(b bool) (_ Bool) { return }

func BytesFrom(b []byte) (_ Bytes) { return }

func Float64From(f float64) (_ Float64) { return }

func (i Int) Ptr() (_ *int) { return }

func (i Int64) Ptr() (_ *int64) { return }

func Int64From(i int64) (_ Int64) { return }

func Int64FromPtr(i *int64) (_ Int64) { return }

func IntFrom(i int) (_ Int) { return }

func IntFromPtr(i *int) (_ Int) { return }

func JSONFrom(b []byte) (_ JSON) { return }

func NewInt(i int, valid bool) (_ Int) { return }

func NewInt64(i int64, valid bool) (_ Int64) { return }

func NewString(s string, valid bool) (_ String) { return }

func NewTime(t time.Time, valid bool) (_ Time) { return }

func (s String) Ptr() (_ *string) { return }

func StringFrom(s string) (_ String) { return }

func StringFromPtr(s *string) (_ String) { return }

func (t Time) Ptr() (_ *time.Time) { return }

func TimeFrom(t time.Time) (_ Time) { return }

func TimeFromPtr(t *time.Time) (_ Time) { return }
