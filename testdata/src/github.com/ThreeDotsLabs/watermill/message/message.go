// Package message declares, for tests, what they use of github.com/ThreeDotsLabs/watermill/message.
package message

import (
	"context"
)

type Handler struct{}

type HandlerFunc func(msg *Message) ([]*Message, error)

type Message struct {
	UUID     string
	Metadata Metadata
	Payload  Payload
}

type Metadata map[string]string

type NoPublishHandlerFunc func(msg *Message) error

type Payload []byte

type Publisher interface {
	Publish(topic string, messages ...*Message) error
}

type Router struct{}

type Subscriber interface {
	Subscribe(ctx context.Context, topic string) (<-chan *Message, error)
}

func NewMessage(uuid string, payload Payload) (_ *Message) { return }

func (r *Router) AddConsumerHandler(handlerName string, subscribeTopic string, subscriber Subscriber, handlerFunc NoPublishHandlerFunc) (_ *Handler) {
	return
}

func (r *Router) AddHandler(handlerName string, subscribeTopic string, subscriber Subscriber, publishTopic string, publisher Publisher, handlerFunc HandlerFunc) (_ *Handler) {
	return
}

func (r *Router) AddNoPublisherHandler(handlerName string, subscribeTopic string, subscriber Subscriber, handlerFunc NoPublishHandlerFunc) (_ *Handler) {
	return
}
