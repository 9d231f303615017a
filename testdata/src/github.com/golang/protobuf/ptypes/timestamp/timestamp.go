// Package timestamp declares, for tests, what they use of github.com/golang/protobuf/ptypes/timestamp.
package timestamp

import (
	"google.golang.org/protobuf/types/known/timestamppb"
)

type Timestamp = timestamppb.Timestamp
