// Package failsafehttp declares, for tests, what they use of github.com/failsafe-go/failsafe-go/failsafehttp.
package failsafehttp

import (
	failsafe "github.com/failsafe-go/failsafe-go"
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
