// Package pubsub declares, for tests, what they use of cloud.google.com/go/pubsub.
package pubsub

import (
	ipubsub "cloud.google.com/go/internal/pubsub"
	"context"
)

type Message = ipubsub.Message

type PublishResult = ipubsub.PublishResult

type Subscription struct{}

type Topic struct{ flowController }

type flowController struct{}

func (s *Subscription) Receive(ctx context.Context, f func(context.Context, *Message)) (_ error) {
	return
}

func (t *Topic) Publish(ctx context.Context, msg *Message) (_ *PublishResult) { return }
