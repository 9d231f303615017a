// Package sns declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/sns.
package sns

import (
	"context"
	"github.com/aws/aws-sdk-go-v2/service/sns/types"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type Options struct{}

type PublishBatchInput struct {
	PublishBatchRequestEntries []types.PublishBatchRequestEntry
	TopicArn                   *string
	noSmithyDocumentSerde
}

type PublishBatchOutput struct{ noSmithyDocumentSerde }

type PublishInput struct {
	Message                *string
	MessageDeduplicationId *string
	MessageGroupId         *string
	MessageStructure       *string
	PhoneNumber            *string
	Subject                *string
	TargetArn              *string
	TopicArn               *string
	noSmithyDocumentSerde
}

type PublishOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) Publish(ctx context.Context, params *PublishInput, optFns ...func(*Options)) (_ *PublishOutput, _ error) {
	return
}

func (c *Client) PublishBatch(ctx context.Context, params *PublishBatchInput, optFns ...func(*Options)) (_ *PublishBatchOutput, _ error) {
	return
}
