// Package types declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/kinesis/types.
package types

import (
	smithydocument "github.com/aws/smithy-go/document"
)

type PutRecordsRequestEntry struct {
	PartitionKey *string
	noSmithyDocumentSerde
}

type Record struct {
	Data           []byte
	SequenceNumber *string
	noSmithyDocumentSerde
}

type noSmithyDocumentSerde = smithydocument.NoSerde
