// Package sns declares, for tests, what they use of github.com/aws/aws-sdk-go/service/sns.
package sns

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type PublishBatchInput struct{ PublishBatchRequestEntries []*PublishBatchRequestEntry }

type PublishBatchOutput struct{}

type PublishBatchRequestEntry struct {
	Id                     *string
	MessageDeduplicationId *string
}

type PublishInput struct {
	Message                *string
	MessageDeduplicationId *string
	MessageGroupId         *string
	MessageStructure       *string
	PhoneNumber            *string
	Subject                *string
	TargetArn              *string
	TopicArn               *string
}

type PublishOutput struct{}

type SNS struct{}

func (s *PublishBatchRequestEntry) SetMessageDeduplicationId(v string) (_ *PublishBatchRequestEntry) {
	return
}

func (s *PublishInput) SetMessageDeduplicationId(v string) (_ *PublishInput) { return }

func (c *SNS) Publish(input *PublishInput) (_ *PublishOutput, _ error) { return }

func (c *SNS) PublishBatch(input *PublishBatchInput) (_ *PublishBatchOutput, _ error) { return }

func (c *SNS) PublishBatchWithContext(ctx aws.Context, input *PublishBatchInput, opts ...request.Option) (_ *PublishBatchOutput, _ error) {
	return
}

func (c *SNS) PublishWithContext(ctx aws.Context, input *PublishInput, opts ...request.Option) (_ *PublishOutput, _ error) {
	return
}
