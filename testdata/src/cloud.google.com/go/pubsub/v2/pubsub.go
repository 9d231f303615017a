// Package pubsub declares, for tests, what they use of cloud.google.com/go/pubsub/v2.
package pubsub

import (
	ipubsub "cloud.google.com/go/internal/pubsub"
	"context"
)

type Client struct{}

type Message = ipubsub.Message

type PublishResult = ipubsub.PublishResult

type Publisher struct{ flowController }

type Subscriber struct{}

type flowController struct{}

func (c *Client) Subscriber(nameOrID string) (_ *Subscriber) { return }

func (t *Publisher) Publish(ctx context.Context, msg *Message) (_ *PublishResult) { return }

func (s *Subscriber) Receive(ctx context.Context, f func(context.Context, *Message)) (_ error) {
	return
}
