// Package ses declares, for tests, what they use of github.com/aws/aws-sdk-go/service/ses.
package ses

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type SES struct{}

type SendBulkTemplatedEmailInput struct{}

type SendBulkTemplatedEmailOutput struct{}

type SendEmailInput struct{}

type SendEmailOutput struct{}

type SendRawEmailInput struct{}

type SendRawEmailOutput struct{}

type SendTemplatedEmailInput struct{}

type SendTemplatedEmailOutput struct{}

func (c *SES) SendBulkTemplatedEmail(input *SendBulkTemplatedEmailInput) (_ *SendBulkTemplatedEmailOutput, _ error) {
	return
}

func (c *SES) SendBulkTemplatedEmailWithContext(ctx aws.Context, input *SendBulkTemplatedEmailInput, opts ...request.Option) (_ *SendBulkTemplatedEmailOutput, _ error) {
	return
}

func (c *SES) SendEmail(input *SendEmailInput) (_ *SendEmailOutput, _ error) { return }

func (c *SES) SendEmailWithContext(ctx aws.Context, input *SendEmailInput, opts ...request.Option) (_ *SendEmailOutput, _ error) {
	return
}

func (c *SES) SendRawEmail(input *SendRawEmailInput) (_ *SendRawEmailOutput, _ error) { return }

func (c *SES) SendRawEmailWithContext(ctx aws.Context, input *SendRawEmailInput, opts ...request.Option) (_ *SendRawEmailOutput, _ error) {
	return
}

func (c *SES) SendTemplatedEmail(input *SendTemplatedEmailInput) (_ *SendTemplatedEmailOutput, _ error) {
	return
}

func (c *SES) SendTemplatedEmailWithContext(ctx aws.Context, input *SendTemplatedEmailInput, opts ...request.Option) (_ *SendTemplatedEmailOutput, _ error) {
	return
}
