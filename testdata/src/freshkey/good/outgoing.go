package good

import (
	"net/http"

	"github.com/google/uuid"
)

// A transport that fills in the caller's own request: the next try finds it there.
type filling struct{ next http.RoundTripper }

func (f filling) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Header.Get("Idempotency-Key") == "" {
		r.Header.Set("Idempotency-Key", uuid.NewString())
	}
	return f.next.RoundTrip(r)
}

// A copy that keeps the caller's key.
type copying struct{ next http.RoundTripper }

func (c copying) RoundTrip(r *http.Request) (*http.Response, error) {
	out := r.Clone(r.Context())
	out.Header.Set("Idempotency-Key", r.Header.Get("X-Payment-Id"))
	return c.next.RoundTrip(out)
}

// A function of one's own fills in the request before it is tried.
func prepared(r *http.Request) {
	r.Header.Set("Idempotency-Key", uuid.NewString())
}
