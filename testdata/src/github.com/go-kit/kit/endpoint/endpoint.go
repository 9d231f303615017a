// Package endpoint declares, for tests, what they use of github.com/go-kit/kit/endpoint.
package endpoint

import (
	"context"
)

type Endpoint func(ctx context.Context, request interface{}) (response interface{}, err error)
