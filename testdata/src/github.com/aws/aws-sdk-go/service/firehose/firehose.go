// Package firehose declares, for tests, what they use of github.com/aws/aws-sdk-go/service/firehose.
package firehose

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type Firehose struct{}

type PutRecordBatchInput struct{}

type PutRecordBatchOutput struct{}

type PutRecordInput struct{}

type PutRecordOutput struct{}

func (c *Firehose) PutRecord(input *PutRecordInput) (_ *PutRecordOutput, _ error) { return }

func (c *Firehose) PutRecordBatch(input *PutRecordBatchInput) (_ *PutRecordBatchOutput, _ error) {
	return
}

func (c *Firehose) PutRecordBatchWithContext(ctx aws.Context, input *PutRecordBatchInput, opts ...request.Option) (_ *PutRecordBatchOutput, _ error) {
	return
}

func (c *Firehose) PutRecordWithContext(ctx aws.Context, input *PutRecordInput, opts ...request.Option) (_ *PutRecordOutput, _ error) {
	return
}
