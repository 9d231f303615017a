// Package common declares, for tests, what they use of github.com/dapr/go-sdk/service/common.
package common

import (
	"context"
)

type Service interface {
	AddTopicEventHandler(sub *Subscription, fn TopicEventHandler) error
}

type Subscription struct{}

type TopicEvent struct {
	ID   string
	Data interface{}
}

type TopicEventHandler func(ctx context.Context, e *TopicEvent) (retry bool, err error)
