// Package amqp declares, for tests, what they use of github.com/streadway/amqp.
package amqp

type Channel struct{}

type Delivery struct {
	MessageId   string
	DeliveryTag uint64
	Body        []byte
}

type Publishing struct{ MessageId string }

type Table map[string]interface{}

func (ch *Channel) Consume(queue, consumer string, autoAck, exclusive, noLocal, noWait bool, args Table) (_ <-chan Delivery, _ error) {
	return
}

func (ch *Channel) Get(queue string, autoAck bool) (msg Delivery, ok bool, err error) { return }

func (ch *Channel) Publish(exchange, key string, mandatory, immediate bool, msg Publishing) (_ error) {
	return
}
