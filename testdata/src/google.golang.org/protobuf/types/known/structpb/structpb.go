// Package structpb declares, for tests, what they use of google.golang.org/protobuf/types/known/structpb.
package structpb

type ListValue struct{}

type Struct struct{}

type Value struct{}

func NewList(v []any) (_ *ListValue, _ error) { return }

func NewNumberValue(v float64) (_ *Value) { return }

func NewStringValue(v string) (_ *Value) { return }

func NewStruct(v map[string]any) (_ *Struct, _ error) { return }

func NewValue(v any) (_ *Value, _ error) { return }
