// Package types declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/sqs/types.
package types

import (
	smithydocument "github.com/aws/smithy-go/document"
)

type Message struct {
	Attributes             map[string]string
	Body                   *string
	MD5OfBody              *string
	MD5OfMessageAttributes *string
	MessageId              *string
	ReceiptHandle          *string
	noSmithyDocumentSerde
}

type SendMessageBatchRequestEntry struct {
	Id                     *string
	MessageBody            *string
	DelaySeconds           int32
	MessageDeduplicationId *string
	MessageGroupId         *string
	noSmithyDocumentSerde
}

type noSmithyDocumentSerde = smithydocument.NoSerde
