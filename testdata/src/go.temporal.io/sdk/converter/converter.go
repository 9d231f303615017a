// Package converter declares, for tests, what they use of go.temporal.io/sdk/converter.
package converter

type EncodedValue interface{}
