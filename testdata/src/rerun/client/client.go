// Package client makes clients that send each request again.
package client

import "net/http"

// Transport sends each request up to three times.
type Transport struct{ Next http.RoundTripper }

func (t *Transport) RoundTrip(r *http.Request) (resp *http.Response, err error) { // want RoundTrip:`^repeats each call \(Transport\.RoundTrip, client\.go:10\)$`
	for range 3 {
		if resp, err = t.Next.RoundTrip(r); err == nil {
			return resp, nil
		}
	}
	return nil, err
}

func New() *http.Client { // want New:`^a client that repeats \(Transport\.RoundTrip, client\.go:10\)$`
	return &http.Client{Transport: &Transport{Next: http.DefaultTransport}}
}

func Plain() *http.Client { return &http.Client{} }
