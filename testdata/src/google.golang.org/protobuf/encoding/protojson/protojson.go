// Package protojson declares, for tests, what they use of google.golang.org/protobuf/encoding/protojson.
package protojson

import (
	"google.golang.org/protobuf/proto"
)

type MarshalOptions struct{}

type UnmarshalOptions struct{}

func Format(m proto.Message) (_ string) { return }

func Marshal(m proto.Message) (_ []byte, _ error) { return }

func (o MarshalOptions) Format(m proto.Message) (_ string) { return }

func (o MarshalOptions) Marshal(m proto.Message) (_ []byte, _ error) { return }

func Unmarshal(b []byte, m proto.Message) (_ error) { return }

func (o UnmarshalOptions) Unmarshal(b []byte, m proto.Message) (_ error) { return }
