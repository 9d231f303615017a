// Package ecs declares, for tests, what they use of github.com/aws/aws-sdk-go/service/ecs.
package ecs

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type CreateServiceInput struct{ ClientToken *string }

type CreateServiceOutput struct{}

type CreateTaskSetInput struct{ ClientToken *string }

type CreateTaskSetOutput struct{}

type ECS struct{}

type RunTaskInput struct {
	ClientToken          *string
	Cluster              *string
	Count                *int64
	EnableECSManagedTags *bool
	EnableExecuteCommand *bool
	Group                *string
	LaunchType           *string
	PlatformVersion      *string
	PropagateTags        *string
	ReferenceId          *string
	StartedBy            *string
	TaskDefinition       *string
}

type RunTaskOutput struct{}

func (s *CreateServiceInput) SetClientToken(v string) (_ *CreateServiceInput) { return }

func (s *CreateTaskSetInput) SetClientToken(v string) (_ *CreateTaskSetInput) { return }

func (c *ECS) CreateService(input *CreateServiceInput) (_ *CreateServiceOutput, _ error) { return }

func (c *ECS) CreateServiceWithContext(ctx aws.Context, input *CreateServiceInput, opts ...request.Option) (_ *CreateServiceOutput, _ error) {
	return
}

func (c *ECS) CreateTaskSet(input *CreateTaskSetInput) (_ *CreateTaskSetOutput, _ error) { return }

func (c *ECS) CreateTaskSetWithContext(ctx aws.Context, input *CreateTaskSetInput, opts ...request.Option) (_ *CreateTaskSetOutput, _ error) {
	return
}

func (c *ECS) RunTask(input *RunTaskInput) (_ *RunTaskOutput, _ error) { return }

func (c *ECS) RunTaskWithContext(ctx aws.Context, input *RunTaskInput, opts ...request.Option) (_ *RunTaskOutput, _ error) {
	return
}

func (s *RunTaskInput) SetClientToken(v string) (_ *RunTaskInput) { return }
