// Package kafka declares, for tests, what they use of github.com/confluentinc/confluent-kafka-go/v2/kafka.
package kafka

import (
	"time"
)

type Consumer struct{}

type Event interface{}

type Message struct {
	TopicPartition TopicPartition
	Value          []byte
	Key            []byte
	Timestamp      time.Time
	Opaque         interface{}
	LeaderEpoch    *int32
}

type Offset int64

type Producer struct{}

type TopicPartition struct {
	Topic     *string
	Partition int32
	Offset    Offset
}

func (c *Consumer) Poll(timeoutMs int) (event Event) { return }

func (c *Consumer) ReadMessage(timeout time.Duration) (_ *Message, _ error) { return }

func (p *Producer) Produce(msg *Message, deliveryChan chan Event) (_ error) { return }
