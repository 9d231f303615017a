// Package anypb declares, for tests, what they use of google.golang.org/protobuf/types/known/anypb.
package anypb

import (
	"google.golang.org/protobuf/proto"
)

type Any struct{}

func New(src proto.Message) (_ *Any, _ error) { return }
