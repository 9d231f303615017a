// Package kinesis declares, for tests, what they use of github.com/aws/aws-sdk-go/service/kinesis.
package kinesis

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type Kinesis struct{}

type PutRecordInput struct{}

type PutRecordOutput struct{}

type PutRecordsInput struct{}

type PutRecordsOutput struct{}

func (c *Kinesis) PutRecord(input *PutRecordInput) (_ *PutRecordOutput, _ error) { return }

func (c *Kinesis) PutRecordWithContext(ctx aws.Context, input *PutRecordInput, opts ...request.Option) (_ *PutRecordOutput, _ error) {
	return
}

func (c *Kinesis) PutRecords(input *PutRecordsInput) (_ *PutRecordsOutput, _ error) { return }

func (c *Kinesis) PutRecordsWithContext(ctx aws.Context, input *PutRecordsInput, opts ...request.Option) (_ *PutRecordsOutput, _ error) {
	return
}
