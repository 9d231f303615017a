// Package protocol declares, for tests, what they use of github.com/segmentio/kafka-go/protocol.
package protocol

type Header struct {
	Key   string
	Value []byte
}
