// Package firehose declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/firehose.
package firehose

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type Options struct{}

type PutRecordBatchInput struct{ noSmithyDocumentSerde }

type PutRecordBatchOutput struct{ noSmithyDocumentSerde }

type PutRecordInput struct{ noSmithyDocumentSerde }

type PutRecordOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) PutRecord(ctx context.Context, params *PutRecordInput, optFns ...func(*Options)) (_ *PutRecordOutput, _ error) {
	return
}

func (c *Client) PutRecordBatch(ctx context.Context, params *PutRecordBatchInput, optFns ...func(*Options)) (_ *PutRecordBatchOutput, _ error) {
	return
}
