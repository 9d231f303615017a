// Package lambdacontext declares, for tests, what they use of github.com/aws/aws-lambda-go/lambdacontext.
package lambdacontext

type LambdaContext struct{ AwsRequestID string }
