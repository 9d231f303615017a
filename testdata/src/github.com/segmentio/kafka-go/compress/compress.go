// Package compress declares, for tests, what they use of github.com/segmentio/kafka-go/compress.
package compress

type Codec interface{}
