// Package scheduler declares, for tests, what they use of github.com/aws/aws-sdk-go-v2/service/scheduler.
package scheduler

import (
	"context"
	smithydocument "github.com/aws/smithy-go/document"
	"time"
)

type Client struct{}

type CreateScheduleGroupInput struct {
	Name        *string
	ClientToken *string
	noSmithyDocumentSerde
}

type CreateScheduleGroupOutput struct{ noSmithyDocumentSerde }

type CreateScheduleInput struct {
	Name                       *string
	ScheduleExpression         *string
	ClientToken                *string
	Description                *string
	EndDate                    *time.Time
	GroupName                  *string
	KmsKeyArn                  *string
	ScheduleExpressionTimezone *string
	StartDate                  *time.Time
	noSmithyDocumentSerde
}

type CreateScheduleOutput struct{ noSmithyDocumentSerde }

type Options struct{}

type UpdateScheduleInput struct {
	ClientToken *string
	noSmithyDocumentSerde
}

type UpdateScheduleOutput struct{ noSmithyDocumentSerde }

type noSmithyDocumentSerde = smithydocument.NoSerde

func (c *Client) CreateSchedule(ctx context.Context, params *CreateScheduleInput, optFns ...func(*Options)) (_ *CreateScheduleOutput, _ error) {
	return
}

func (c *Client) CreateScheduleGroup(ctx context.Context, params *CreateScheduleGroupInput, optFns ...func(*Options)) (_ *CreateScheduleGroupOutput, _ error) {
	return
}

func (c *Client) UpdateSchedule(ctx context.Context, params *UpdateScheduleInput, optFns ...func(*Options)) (_ *UpdateScheduleOutput, _ error) {
	return
}
