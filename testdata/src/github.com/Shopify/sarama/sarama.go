// Package sarama declares, for tests, what they use of github.com/Shopify/sarama.
package sarama

import (
	"time"
)

type ConsumerGroupClaim interface {
	Messages() <-chan *ConsumerMessage
}

type ConsumerGroupSession interface {
	MarkMessage(msg *ConsumerMessage, metadata string)
}

type ConsumerMessage struct {
	Timestamp      time.Time
	BlockTimestamp time.Time
	Key, Value     []byte
	Topic          string
	Partition      int32
	Offset         int64
}

type Encoder interface{}

type PartitionConsumer interface {
	Messages() <-chan *ConsumerMessage
}

type ProducerMessage struct{ Key Encoder }

type SyncProducer interface {
	SendMessage(msg *ProducerMessage) (partition int32, offset int64, err error)
	SendMessages(msgs []*ProducerMessage) error
}
