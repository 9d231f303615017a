// Package amqp declares, for tests, what they use of github.com/streadway/amqp.
package amqp

import (
	"time"
)

type Channel struct{}

type Delivery struct {
	ContentType     string
	ContentEncoding string
	DeliveryMode    uint8
	Priority        uint8
	CorrelationId   string
	ReplyTo         string
	Expiration      string
	MessageId       string
	Timestamp       time.Time
	Type            string
	UserId          string
	AppId           string
	ConsumerTag     string
	MessageCount    uint32
	DeliveryTag     uint64
	Redelivered     bool
	Exchange        string
	RoutingKey      string
	Body            []byte
}

type Publishing struct {
	ContentType     string
	ContentEncoding string
	DeliveryMode    uint8
	Priority        uint8
	CorrelationId   string
	ReplyTo         string
	Expiration      string
	MessageId       string
	Timestamp       time.Time
	Type            string
	UserId          string
	AppId           string
	Body            []byte
}

type Table map[string]interface{}

func (ch *Channel) Consume(queue, consumer string, autoAck, exclusive, noLocal, noWait bool, args Table) (_ <-chan Delivery, _ error) {
	return
}

func (ch *Channel) Get(queue string, autoAck bool) (msg Delivery, ok bool, err error) { return }

func (ch *Channel) Publish(exchange, key string, mandatory, immediate bool, msg Publishing) (_ error) {
	return
}
