// Package proto declares, for tests, what they use of github.com/golang/protobuf/proto.
package proto

import (
	"google.golang.org/protobuf/runtime/protoiface"
)

type Message = protoiface.MessageV1

func Bool(v bool) (_ *bool) { return }

func Clone(src Message) (_ Message) { return }

func Float32(v float32) (_ *float32) { return }

func Float64(v float64) (_ *float64) { return }

func Int32(v int32) (_ *int32) { return }

func Int64(v int64) (_ *int64) { return }

func Marshal(m Message) (_ []byte, _ error) { return }

func String(v string) (_ *string) { return }

func Uint32(v uint32) (_ *uint32) { return }

func Uint64(v uint64) (_ *uint64) { return }

func Unmarshal(b []byte, m Message) (_ error) { return }
