// Package protoreflect declares, for tests, what they use of google.golang.org/protobuf/reflect/protoreflect.
package protoreflect

type ProtoMessage interface{}
