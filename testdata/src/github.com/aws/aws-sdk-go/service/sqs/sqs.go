// Package sqs declares, for tests, what they use of github.com/aws/aws-sdk-go/service/sqs.
package sqs

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type Message struct {
	Attributes             map[string]*string
	Body                   *string
	MD5OfBody              *string
	MD5OfMessageAttributes *string
	MessageId              *string
	ReceiptHandle          *string
}

type ReceiveMessageInput struct {
	AttributeNames              []*string
	MaxNumberOfMessages         *int64
	MessageAttributeNames       []*string
	MessageSystemAttributeNames []*string
	QueueUrl                    *string
	ReceiveRequestAttemptId     *string
	VisibilityTimeout           *int64
	WaitTimeSeconds             *int64
}

type ReceiveMessageOutput struct{ Messages []*Message }

type SQS struct{}

type SendMessageBatchInput struct {
	Entries []*SendMessageBatchRequestEntry
}

type SendMessageBatchOutput struct{}

type SendMessageBatchRequestEntry struct {
	Id                     *string
	MessageDeduplicationId *string
}

type SendMessageInput struct {
	DelaySeconds           *int64
	MessageBody            *string
	MessageDeduplicationId *string
	MessageGroupId         *string
	QueueUrl               *string
}

type SendMessageOutput struct{}

func (c *SQS) ReceiveMessage(input *ReceiveMessageInput) (_ *ReceiveMessageOutput, _ error) { return }

func (c *SQS) ReceiveMessageWithContext(ctx aws.Context, input *ReceiveMessageInput, opts ...request.Option) (_ *ReceiveMessageOutput, _ error) {
	return
}

func (c *SQS) SendMessage(input *SendMessageInput) (_ *SendMessageOutput, _ error) { return }

func (c *SQS) SendMessageBatch(input *SendMessageBatchInput) (_ *SendMessageBatchOutput, _ error) {
	return
}

func (c *SQS) SendMessageBatchWithContext(ctx aws.Context, input *SendMessageBatchInput, opts ...request.Option) (_ *SendMessageBatchOutput, _ error) {
	return
}

func (c *SQS) SendMessageWithContext(ctx aws.Context, input *SendMessageInput, opts ...request.Option) (_ *SendMessageOutput, _ error) {
	return
}

func (s *SendMessageBatchRequestEntry) SetMessageDeduplicationId(v string) (_ *SendMessageBatchRequestEntry) {
	return
}

func (s *SendMessageInput) SetMessageDeduplicationId(v string) (_ *SendMessageInput) { return }
