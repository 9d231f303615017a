// Package sqs declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/sqs.
package sqs

import (
	"context"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type DeleteMessageInput struct {
	QueueUrl      *string
	ReceiptHandle *string
	noSmithyDocumentSerde
}

type DeleteMessageOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type ReceiveMessageInput struct {
	QueueUrl                *string
	MaxNumberOfMessages     int32
	MessageAttributeNames   []string
	ReceiveRequestAttemptId *string
	VisibilityTimeout       int32
	WaitTimeSeconds         int32
	noSmithyDocumentSerde
}

type ReceiveMessageOutput struct {
	Messages []types.Message
	noSmithyDocumentSerde
}

type SendMessageBatchInput struct {
	Entries  []types.SendMessageBatchRequestEntry
	QueueUrl *string
	noSmithyDocumentSerde
}

type SendMessageBatchOutput struct{ noSmithyDocumentSerde }

type SendMessageInput struct {
	MessageBody            *string
	QueueUrl               *string
	DelaySeconds           int32
	MessageDeduplicationId *string
	MessageGroupId         *string
	noSmithyDocumentSerde
}

type SendMessageOutput struct {
	MD5OfMessageAttributes       *string
	MD5OfMessageBody             *string
	MD5OfMessageSystemAttributes *string
	MessageId                    *string
	SequenceNumber               *string
	noSmithyDocumentSerde
}

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) DeleteMessage(ctx context.Context, params *DeleteMessageInput, optFns ...func(*Options)) (_ *DeleteMessageOutput, _ error) {
	return
}

func (c *Client) ReceiveMessage(ctx context.Context, params *ReceiveMessageInput, optFns ...func(*Options)) (_ *ReceiveMessageOutput, _ error) {
	return
}

func (c *Client) SendMessage(ctx context.Context, params *SendMessageInput, optFns ...func(*Options)) (_ *SendMessageOutput, _ error) {
	return
}

func (c *Client) SendMessageBatch(ctx context.Context, params *SendMessageBatchInput, optFns ...func(*Options)) (_ *SendMessageBatchOutput, _ error) {
	return
}
