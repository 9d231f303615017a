// Package pubsub declares, for tests, what they use of cloud.google.com/go/internal/pubsub.
package pubsub

import (
	"time"
)

type Message struct {
	ID              string
	Data            []byte
	Attributes      map[string]string
	PublishTime     time.Time
	DeliveryAttempt *int
	OrderingKey     string
}

type PublishResult struct{}

func (m *Message) Ack() {}

func (m *Message) Nack() {}
