// Package types declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/sns/types.
package types

import (
	smithydocument "github.com/aws/smithy-go/document"
)

type PublishBatchRequestEntry struct {
	Id                     *string
	Message                *string
	MessageDeduplicationId *string
	MessageGroupId         *string
	MessageStructure       *string
	Subject                *string
	noSmithyDocumentSerde
}

type noSmithyDocumentSerde = smithydocument.NoSerde
