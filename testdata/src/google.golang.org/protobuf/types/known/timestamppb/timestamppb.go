// Package timestamppb declares, for tests, what they use of google.golang.org/protobuf/types/known/timestamppb.
package timestamppb

import (
	"time"
)

type Timestamp struct{}

func New(t time.Time) (_ *Timestamp) { return }

func Now() (_ *Timestamp) { return }

func (x *Timestamp) AsTime() (_ time.Time) { return }

func (x *Timestamp) GetNanos() (_ int32) { return }

func (x *Timestamp) GetSeconds() (_ int64) { return }
