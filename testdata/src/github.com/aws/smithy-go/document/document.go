// Package document declares, for tests, what they use of github.com/aws/smithy-go/document.
package document

type NoSerde struct{}
