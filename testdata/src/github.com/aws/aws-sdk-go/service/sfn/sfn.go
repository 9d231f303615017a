// Package sfn declares, for tests, what they use of github.com/aws/aws-sdk-go/service/sfn.
package sfn

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type SFN struct{}

type StartExecutionInput struct{ Name *string }

type StartExecutionOutput struct{}

type StartSyncExecutionInput struct{}

type StartSyncExecutionOutput struct{}

func (c *SFN) StartExecution(input *StartExecutionInput) (_ *StartExecutionOutput, _ error) { return }

func (c *SFN) StartExecutionWithContext(ctx aws.Context, input *StartExecutionInput, opts ...request.Option) (_ *StartExecutionOutput, _ error) {
	return
}

func (c *SFN) StartSyncExecution(input *StartSyncExecutionInput) (_ *StartSyncExecutionOutput, _ error) {
	return
}

func (c *SFN) StartSyncExecutionWithContext(ctx aws.Context, input *StartSyncExecutionInput, opts ...request.Option) (_ *StartSyncExecutionOutput, _ error) {
	return
}

func (s *StartExecutionInput) SetName(v string) (_ *StartExecutionInput) { return }
