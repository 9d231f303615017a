// Package lambdacontext declares, for tests, what they use of github.com/aws/aws-lambda-go/lambdacontext.
package lambdacontext

import (
	"context"
)

type LambdaContext struct{ AwsRequestID string }

func FromContext(ctx context.Context) (_ *LambdaContext, _ bool) { return }
