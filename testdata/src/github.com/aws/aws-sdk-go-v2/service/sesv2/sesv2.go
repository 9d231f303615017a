// Package sesv2 declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/sesv2.
package sesv2

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type Options struct{}

type SendBulkEmailInput struct{ noSmithyDocumentSerde }

type SendBulkEmailOutput struct{ noSmithyDocumentSerde }

type SendEmailInput struct {
	ConfigurationSetName                      *string
	EndpointId                                *string
	FeedbackForwardingEmailAddress            *string
	FeedbackForwardingEmailAddressIdentityArn *string
	FromEmailAddress                          *string
	FromEmailAddressIdentityArn               *string
	ReplyToAddresses                          []string
	TenantName                                *string
	noSmithyDocumentSerde
}

type SendEmailOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) SendBulkEmail(ctx context.Context, params *SendBulkEmailInput, optFns ...func(*Options)) (_ *SendBulkEmailOutput, _ error) {
	return
}

func (c *Client) SendEmail(ctx context.Context, params *SendEmailInput, optFns ...func(*Options)) (_ *SendEmailOutput, _ error) {
	return
}
