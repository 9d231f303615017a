// Package lambda declares, for tests, what they use of github.com/aws/aws-sdk-go/service/lambda.
package lambda

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type InvokeInput struct{}

type InvokeOutput struct{}

type Lambda struct{}

func (c *Lambda) Invoke(input *InvokeInput) (_ *InvokeOutput, _ error) { return }

func (c *Lambda) InvokeWithContext(ctx aws.Context, input *InvokeInput, opts ...request.Option) (_ *InvokeOutput, _ error) {
	return
}
