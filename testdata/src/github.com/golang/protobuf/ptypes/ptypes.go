// Package ptypes declares, for tests, what they use of github.com/golang/protobuf/ptypes.
package ptypes

import (
	timestamppb "github.com/golang/protobuf/ptypes/timestamp"
	"time"
)

func Timestamp(ts *timestamppb.Timestamp) (_ time.Time, _ error) { return }

func TimestampNow() (_ *timestamppb.Timestamp) { return }

func TimestampProto(t time.Time) (_ *timestamppb.Timestamp, _ error) { return }
