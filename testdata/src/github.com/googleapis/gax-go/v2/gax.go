// Package gax declares, for tests, what they use of github.com/googleapis/gax-go/v2.
package gax

type CallOption struct{}
