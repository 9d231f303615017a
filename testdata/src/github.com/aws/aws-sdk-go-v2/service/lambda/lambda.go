// Package lambda declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/lambda.
package lambda

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type CheckpointDurableExecutionInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type Client struct{}

type InvokeAsyncInput struct{ noSmithyDocumentSerde }

type InvokeAsyncOutput struct{ noSmithyDocumentSerde }

type InvokeInput struct {
	FunctionName         *string
	ClientContext        *string
	DurableExecutionName *string
	Payload              []byte
	Qualifier            *string
	TenantId             *string
	noSmithyDocumentSerde
}

type InvokeOutput struct{ noSmithyDocumentSerde }

type InvokeWithResponseStreamInput struct{ noSmithyDocumentSerde }

type InvokeWithResponseStreamOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) Invoke(ctx context.Context, params *InvokeInput, optFns ...func(*Options)) (_ *InvokeOutput, _ error) {
	return
}

func (c *Client) InvokeAsync(ctx context.Context, params *InvokeAsyncInput, optFns ...func(*Options)) (_ *InvokeAsyncOutput, _ error) {
	return
}

func (c *Client) InvokeWithResponseStream(ctx context.Context, params *InvokeWithResponseStreamInput, optFns ...func(*Options)) (_ *InvokeWithResponseStreamOutput, _ error) {
	return
}
