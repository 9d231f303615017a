package bad

import (
	"net/http"

	"github.com/google/uuid"
	"github.com/hashicorp/go-retryablehttp"
)

// A transport gets the caller's request once for each try, and marks a copy of it:
// the next try copies the request as it was.
type marking struct{ next http.RoundTripper }

func (m marking) RoundTrip(r *http.Request) (*http.Response, error) {
	out := r.Clone(r.Context())
	out.Header.Set("Idempotency-Key", uuid.NewString()) // want `is new in every call \(uuid.NewString\)`
	return m.next.RoundTrip(out)
}

// That the caller has none is no news on the next try.
type filling struct{ next http.RoundTripper }

func (f filling) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Header.Get("Idempotency-Key") != "" {
		return f.next.RoundTrip(r)
	}
	out := r.Clone(r.Context())
	out.Header.Set("Idempotency-Key", uuid.NewString()) // want `is new in every call \(uuid.NewString\)`
	return f.next.RoundTrip(out)
}

func copyOf(r *http.Request) *http.Request {
	out := new(http.Request)
	*out = *r
	out.Header = r.Header.Clone()
	return out
}

type copying struct{ next http.RoundTripper }

func (c copying) RoundTrip(r *http.Request) (*http.Response, error) {
	out := copyOf(r)
	out.Header.Set("Idempotency-Key", uuid.NewString()) // want `is new in every call \(uuid.NewString\)`
	return c.next.RoundTrip(out)
}

// A hook of the client runs before each try.
func hooked() *retryablehttp.Client {
	c := retryablehttp.NewClient()
	c.PrepareRetry = func(r *http.Request) error {
		r.Header.Set("Idempotency-Key", uuid.NewString()) // want `is new in every call \(uuid.NewString\)`
		return nil
	}
	return c
}
