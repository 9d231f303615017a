// Package sesv2 declares, for tests, what they use of github.com/aws/aws-sdk-go/service/sesv2.
package sesv2

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type SESV2 struct{}

type SendBulkEmailInput struct{}

type SendBulkEmailOutput struct{}

type SendEmailInput struct{}

type SendEmailOutput struct{}

func (c *SESV2) SendBulkEmail(input *SendBulkEmailInput) (_ *SendBulkEmailOutput, _ error) { return }

func (c *SESV2) SendBulkEmailWithContext(ctx aws.Context, input *SendBulkEmailInput, opts ...request.Option) (_ *SendBulkEmailOutput, _ error) {
	return
}

func (c *SESV2) SendEmail(input *SendEmailInput) (_ *SendEmailOutput, _ error) { return }

func (c *SESV2) SendEmailWithContext(ctx aws.Context, input *SendEmailInput, opts ...request.Option) (_ *SendEmailOutput, _ error) {
	return
}
