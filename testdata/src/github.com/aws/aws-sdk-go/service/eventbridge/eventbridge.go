// Package eventbridge declares, for tests, what they use of github.com/aws/aws-sdk-go/service/eventbridge.
package eventbridge

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type EventBridge struct{}

type PutEventsInput struct{}

type PutEventsOutput struct{}

func (c *EventBridge) PutEvents(input *PutEventsInput) (_ *PutEventsOutput, _ error) { return }

func (c *EventBridge) PutEventsWithContext(ctx aws.Context, input *PutEventsInput, opts ...request.Option) (_ *PutEventsOutput, _ error) {
	return
}
