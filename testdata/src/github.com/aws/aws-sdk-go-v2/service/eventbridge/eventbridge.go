// Package eventbridge declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/eventbridge.
package eventbridge

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type Options struct{}

type PutEventsInput struct{ noSmithyDocumentSerde }

type PutEventsOutput struct{ noSmithyDocumentSerde }

type PutPartnerEventsInput struct{ noSmithyDocumentSerde }

type PutPartnerEventsOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) PutEvents(ctx context.Context, params *PutEventsInput, optFns ...func(*Options)) (_ *PutEventsOutput, _ error) {
	return
}

func (c *Client) PutPartnerEvents(ctx context.Context, params *PutPartnerEventsInput, optFns ...func(*Options)) (_ *PutPartnerEventsOutput, _ error) {
	return
}
