// Package ec2 declares, for tests, what they use of github.com/aws/aws-sdk-go/service/ec2.
package ec2

import (
	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/aws/request"
)

type EC2 struct{}

type Reservation struct{}

type RunInstancesInput struct{ ClientToken *string }

func (c *EC2) RunInstances(input *RunInstancesInput) (_ *Reservation, _ error) { return }

func (c *EC2) RunInstancesWithContext(ctx aws.Context, input *RunInstancesInput, opts ...request.Option) (_ *Reservation, _ error) {
	return
}

func (s *RunInstancesInput) SetClientToken(v string) (_ *RunInstancesInput) { return }
