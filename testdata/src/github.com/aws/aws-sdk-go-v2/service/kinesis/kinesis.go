// Package kinesis declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/kinesis.
package kinesis

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type Options struct{}

type PutRecordInput struct {
	Data                      []byte
	DryRun                    *bool
	ExplicitHashKey           *string
	PartitionKey              *string
	SequenceNumberForOrdering *string
	StreamARN                 *string
	StreamId                  *string
	StreamName                *string
	noSmithyDocumentSerde
}

type PutRecordOutput struct{ noSmithyDocumentSerde }

type PutRecordsInput struct{ noSmithyDocumentSerde }

type PutRecordsOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) PutRecord(ctx context.Context, params *PutRecordInput, optFns ...func(*Options)) (_ *PutRecordOutput, _ error) {
	return
}

func (c *Client) PutRecords(ctx context.Context, params *PutRecordsInput, optFns ...func(*Options)) (_ *PutRecordsOutput, _ error) {
	return
}
