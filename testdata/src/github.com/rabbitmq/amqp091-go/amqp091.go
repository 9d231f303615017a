// Package amqp091 declares, for tests, what they use of github.com/rabbitmq/amqp091-go.
package amqp091

import (
	"context"
	"time"
)

type Channel struct{}

type DeferredConfirmation struct{}

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

type Table map[string]any

func (ch *Channel) Consume(queue, consumer string, autoAck, exclusive, noLocal, noWait bool, args Table) (_ <-chan Delivery, _ error) {
	return
}

func (ch *Channel) ConsumeWithContext(ctx context.Context, queue, consumer string, autoAck, exclusive, noLocal, noWait bool, args Table) (_ <-chan Delivery, _ error) {
	return
}

func (ch *Channel) Get(queue string, autoAck bool) (msg Delivery, ok bool, err error) { return }

func (ch *Channel) Publish(exchange, key string, mandatory, immediate bool, msg Publishing) (_ error) {
	return
}

func (ch *Channel) PublishWithContext(ctx context.Context, exchange, key string, mandatory, immediate bool, msg Publishing) (_ error) {
	return
}

func (ch *Channel) PublishWithDeferredConfirm(exchange, key string, mandatory, immediate bool, msg Publishing) (_ *DeferredConfirmation, _ error) {
	return
}

func (ch *Channel) PublishWithDeferredConfirmWithContext(ctx context.Context, exchange, key string, mandatory, immediate bool, msg Publishing) (_ *DeferredConfirmation, _ error) {
	return
}

func (d Delivery) Ack(multiple bool) (_ error) { return }

func (d Delivery) Nack(multiple, requeue bool) (_ error) { return }
