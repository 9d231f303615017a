// Package sarama declares, for tests, what they use of github.com/IBM/sarama.
package sarama

import (
	"time"
)

type Config struct{}

type ConsumerGroupClaim interface {
	Messages() <-chan *ConsumerMessage
}

type ConsumerGroupHandler interface {
	ConsumeClaim(ConsumerGroupSession, ConsumerGroupClaim) error
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

type ProducerMessage struct {
	Topic     string
	Key       Encoder
	Metadata  any
	Offset    int64
	Partition int32
	Timestamp time.Time
}

type StringEncoder string

type SyncProducer interface {
	SendMessage(msg *ProducerMessage) (partition int32, offset int64, err error)
	SendMessages(msgs []*ProducerMessage) error
}

func NewSyncProducer(addrs []string, config *Config) (_ SyncProducer, _ error) { return }
