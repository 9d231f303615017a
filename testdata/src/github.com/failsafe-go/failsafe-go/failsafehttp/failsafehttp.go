// Package failsafehttp declares, for tests, what they use of github.com/failsafe-go/failsafe-go/failsafehttp.
package failsafehttp

import (
	failsafe "github.com/failsafe-go/failsafe-go"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	"net/http"
)

type Request struct{}

func NewRequest(request *http.Request, client *http.Client, policies ...failsafe.Policy[*http.Response]) (_ *Request) {
	return
}

func NewRequestWithExecutor(request *http.Request, client *http.Client, executor failsafe.Executor[*http.Response]) (_ *Request) {
	return
}

func (r *Request) Do() (_ *http.Response, _ error) { return }

func NewRetryPolicyBuilder() (_ retrypolicy.Builder[*http.Response]) { return }

func NewRoundTripper(innerRoundTripper http.RoundTripper, policies ...failsafe.Policy[*http.Response]) (_ http.RoundTripper) {
	return
}

func NewRoundTripperWithExecutor(innerRoundTripper http.RoundTripper, executor failsafe.Executor[*http.Response]) (_ http.RoundTripper) {
	return
}
