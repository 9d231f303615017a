// Package lb declares, for tests, what they use of github.com/go-kit/kit/sd/lb.
package lb

import (
	"github.com/go-kit/kit/endpoint"
	"time"
)

type Balancer interface{}

type Callback func(n int, received error) (keepTrying bool, replacement error)

func Retry(max int, timeout time.Duration, b Balancer) (_ endpoint.Endpoint) { return }

func RetryWithCallback(timeout time.Duration, b Balancer, cb Callback) (_ endpoint.Endpoint) { return }
