// Package ecs declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/ecs.
package ecs

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
)

type Client struct{}

type CreateGatewayInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateGatewayOutput struct{ noSmithyDocumentSerde }

type CreateServiceInput struct {
	ServiceName                   *string
	ClientToken                   *string
	Cluster                       *string
	DesiredCount                  *int32
	EnableECSManagedTags          bool
	EnableExecuteCommand          bool
	HealthCheckGracePeriodSeconds *int32
	PlatformVersion               *string
	Role                          *string
	TaskDefinition                *string
	noSmithyDocumentSerde
}

type CreateServiceOutput struct{ noSmithyDocumentSerde }

type CreateTaskSetInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateTaskSetOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type RunTaskInput struct {
	TaskDefinition       *string
	ClientToken          *string
	Cluster              *string
	Count                *int32
	EnableECSManagedTags bool
	EnableExecuteCommand bool
	Group                *string
	PlatformVersion      *string
	ReferenceId          *string
	StartedBy            *string
	noSmithyDocumentSerde
}

type RunTaskOutput struct{ noSmithyDocumentSerde }

type StartTaskInput struct{ noSmithyDocumentSerde }

type StartTaskOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) CreateGateway(ctx context.Context, params *CreateGatewayInput, optFns ...func(*Options)) (_ *CreateGatewayOutput, _ error) {
	return
}

func (c *Client) CreateService(ctx context.Context, params *CreateServiceInput, optFns ...func(*Options)) (_ *CreateServiceOutput, _ error) {
	return
}

func (c *Client) CreateTaskSet(ctx context.Context, params *CreateTaskSetInput, optFns ...func(*Options)) (_ *CreateTaskSetOutput, _ error) {
	return
}

func (c *Client) RunTask(ctx context.Context, params *RunTaskInput, optFns ...func(*Options)) (_ *RunTaskOutput, _ error) {
	return
}

func (c *Client) StartTask(ctx context.Context, params *StartTaskInput, optFns ...func(*Options)) (_ *StartTaskOutput, _ error) {
	return
}
