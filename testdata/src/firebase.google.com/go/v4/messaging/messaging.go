// Package messaging declares, for tests, what they use of firebase.google.com/go/v4/messaging.
package messaging

import (
	"context"
)

type BatchResponse struct{}

type Message struct{}

type MulticastMessage struct{}

type fcmClient struct{}

func (c *fcmClient) Send(ctx context.Context, message *Message) (_ string, _ error) { return }

func (c *fcmClient) SendAll(ctx context.Context, messages []*Message) (_ *BatchResponse, _ error) {
	return
}

func (c *fcmClient) SendEach(ctx context.Context, messages []*Message) (_ *BatchResponse, _ error) {
	return
}

func (c *fcmClient) SendEachForMulticast(ctx context.Context, message *MulticastMessage) (_ *BatchResponse, _ error) {
	return
}

func (c *fcmClient) SendMulticast(ctx context.Context, message *MulticastMessage) (_ *BatchResponse, _ error) {
	return
}

type Client struct{ *fcmClient }
