// Package sfn declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/sfn.
package sfn

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type GetActivityTaskOutput struct {
	TaskToken *string
	noSmithyDocumentSerde
}

type Options struct{}

type RedriveExecutionInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type RedriveExecutionOutput struct{ noSmithyDocumentSerde }

type StartExecutionInput struct {
	StateMachineArn *string
	Input           *string
	Name            *string
	TraceHeader     *string
	noSmithyDocumentSerde
}

type StartExecutionOutput struct{ noSmithyDocumentSerde }

type StartSyncExecutionInput struct {
	Name *string
	noSmithyDocumentSerde
}

type StartSyncExecutionOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) RedriveExecution(ctx context.Context, params *RedriveExecutionInput, optFns ...func(*Options)) (_ *RedriveExecutionOutput, _ error) {
	return
}

func (c *Client) StartExecution(ctx context.Context, params *StartExecutionInput, optFns ...func(*Options)) (_ *StartExecutionOutput, _ error) {
	return
}

func (c *Client) StartSyncExecution(ctx context.Context, params *StartSyncExecutionInput, optFns ...func(*Options)) (_ *StartSyncExecutionOutput, _ error) {
	return
}
