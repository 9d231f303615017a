// Package durationpb declares, for tests, what they use of google.golang.org/protobuf/types/known/durationpb.
package durationpb

import (
	"time"
)

type Duration struct{}

func (x *Duration) AsDuration() (_ time.Duration) { return }

func New(d time.Duration) (_ *Duration) { return }
