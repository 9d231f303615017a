// Package null declares, for tests, what they use of github.com/guregu/null/v5.
package null

import (
	"time"
)

type Bool struct{}

type Float struct{}

type Int struct{}

type String struct{}

type Time struct{}

func BoolFrom(b bool) (_ Bool) { return }

func FloatFrom(f float64) (_ Float) { return }

func (i Int) Ptr() (_ *int64) { return }

func (i Int) ValueOrZero() (_ int64) { return }

func IntFrom(i int64) (_ Int) { return }

func IntFromPtr(i *int64) (_ Int) { return }

func NewInt(i int64, valid bool) (_ Int) { return }

func NewString(s string, valid bool) (_ String) { return }

func NewTime(t time.Time, valid bool) (_ Time) { return }

func (s String) Ptr() (_ *string) { return }

func (s String) ValueOrZero() (_ string) { return }

func StringFrom(s string) (_ String) { return }

func StringFromPtr(s *string) (_ String) { return }

func (t Time) Ptr() (_ *time.Time) { return }

func (t Time) ValueOrZero() (_ time.Time) { return }

func TimeFrom(t time.Time) (_ Time) { return }

func TimeFromPtr(t *time.Time) (_ Time) { return }
