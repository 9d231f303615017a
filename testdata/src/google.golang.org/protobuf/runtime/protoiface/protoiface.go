// Package protoiface declares, for tests, what they use of google.golang.org/protobuf/runtime/protoiface.
package protoiface

type MessageV1 interface{}
