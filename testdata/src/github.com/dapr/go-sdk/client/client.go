// Package client declares, for tests, what they use of github.com/dapr/go-sdk/client.
package client

import (
	"context"
	pb "github.com/dapr/dapr/pkg/proto/runtime/v1"
)

type Client interface {
	PublishEvent(ctx context.Context, pubsubName, topicName string, data interface{}, opts ...PublishEventOption) error
}

type PublishEventOption func(*pb.PublishEventRequest)
