// Package proto declares, for tests, what they use of google.golang.org/protobuf/proto.
package proto

import (
	"google.golang.org/protobuf/reflect/protoreflect"
)

type MarshalOptions struct{}

type Message = protoreflect.ProtoMessage

type UnmarshalOptions struct{}

func Bool(v bool) (_ *bool) { return }

func Clone(m Message) (_ Message) { return }

func CloneOf[M Message](m M) (_ M) { return }

func Equal(x, y Message) (_ bool) { return }

func Float32(v float32) (_ *float32) { return }

func Float64(v float64) (_ *float64) { return }

func Int32(v int32) (_ *int32) { return }

func Int64(v int64) (_ *int64) { return }

func Marshal(m Message) (_ []byte, _ error) { return }

func (o MarshalOptions) Marshal(m Message) (_ []byte, _ error) { return }

func Merge(dst, src Message) {}

func Size(m Message) (_ int) { return }

func String(v string) (_ *string) { return }

func Uint32(v uint32) (_ *uint32) { return }

func Uint64(v uint64) (_ *uint64) { return }

func Unmarshal(b []byte, m Message) (_ error) { return }

func (o UnmarshalOptions) Unmarshal(b []byte, m Message) (_ error) { return }

func ValueOrDefault[T interface {
	*P
	Message
}, P any](val T) (_ T) {
	return
}
