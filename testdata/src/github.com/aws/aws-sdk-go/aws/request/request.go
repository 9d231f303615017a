// Package request declares, for tests, what they use of github.com/aws/aws-sdk-go/aws/request.
package request

type Option func(*Request)

type Request struct{ Retryer }

type Retryer interface{}
