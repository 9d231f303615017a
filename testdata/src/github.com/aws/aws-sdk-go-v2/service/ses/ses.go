// Package ses declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/ses.
package ses

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type Options struct{}

type SendBulkTemplatedEmailInput struct{ noSmithyDocumentSerde }

type SendBulkTemplatedEmailOutput struct{ noSmithyDocumentSerde }

type SendEmailInput struct {
	Source               *string
	ConfigurationSetName *string
	ReplyToAddresses     []string
	ReturnPath           *string
	ReturnPathArn        *string
	SourceArn            *string
	noSmithyDocumentSerde
}

type SendEmailOutput struct{ noSmithyDocumentSerde }

type SendRawEmailInput struct{ noSmithyDocumentSerde }

type SendRawEmailOutput struct{ noSmithyDocumentSerde }

type SendTemplatedEmailInput struct{ noSmithyDocumentSerde }

type SendTemplatedEmailOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) SendBulkTemplatedEmail(ctx context.Context, params *SendBulkTemplatedEmailInput, optFns ...func(*Options)) (_ *SendBulkTemplatedEmailOutput, _ error) {
	return
}

func (c *Client) SendEmail(ctx context.Context, params *SendEmailInput, optFns ...func(*Options)) (_ *SendEmailOutput, _ error) {
	return
}

func (c *Client) SendRawEmail(ctx context.Context, params *SendRawEmailInput, optFns ...func(*Options)) (_ *SendRawEmailOutput, _ error) {
	return
}

func (c *Client) SendTemplatedEmail(ctx context.Context, params *SendTemplatedEmailInput, optFns ...func(*Options)) (_ *SendTemplatedEmailOutput, _ error) {
	return
}
