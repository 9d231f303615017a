// Package aws declares, for tests, what they use of github.com/aws/aws-sdk-go/aws.
package aws

import (
	"context"
)

type Context = context.Context

func String(v string) (_ *string) { return }

func StringValue(v *string) (_ string) { return }
