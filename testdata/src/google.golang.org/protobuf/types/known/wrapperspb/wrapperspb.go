// Package wrapperspb declares, for tests, what they use of google.golang.org/protobuf/types/known/wrapperspb.
package wrapperspb

type BoolValue struct{}

type BytesValue struct{}

type DoubleValue struct{}

type FloatValue struct{}

type Int32Value struct{}

type Int64Value struct{}

type StringValue struct{}

type UInt32Value struct{}

type UInt64Value struct{}

func Bool(v bool) (_ *BoolValue) { return }

func Bytes(v []byte) (_ *BytesValue) { return }

func (x *BytesValue) GetValue() (_ []byte) { return }

func Double(v float64) (_ *DoubleValue) { return }

func Float(v float32) (_ *FloatValue) { return }

func Int32(v int32) (_ *Int32Value) { return }

func (x *Int32Value) GetValue() (_ int32) { return }

func Int64(v int64) (_ *Int64Value) { return }

func (x *Int64Value) GetValue() (_ int64) { return }

func String(v string) (_ *StringValue) { return }

func (x *StringValue) GetValue() (_ string) { return }

func UInt32(v uint32) (_ *UInt32Value) { return }

func (x *UInt32Value) GetValue() (_ uint32) { return }

func UInt64(v uint64) (_ *UInt64Value) { return }

func (x *UInt64Value) GetValue() (_ uint64) { return }
