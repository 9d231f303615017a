package good

import (
	"net/http"
	"net/url"
)

// A jar gives headers for an address; what its methods do is not known.
type jar interface {
	Headers(u *url.URL) []http.Header
}

type client struct {
	jar  jar
	next http.RoundTripper
}

// The address is changed, and headers are made of it; the key is the caller's.
func (c *client) RoundTrip(req *http.Request) (*http.Response, error) {
	u := req.URL
	u.Host = "proxy.example"
	for _, h := range c.jar.Headers(u) {
		for name := range h {
			req.Header[name] = h[name]
		}
	}
	return c.next.RoundTrip(req)
}

// Nothing says that the header which is made of the address is that of the key.
func (c *client) redirect(req *http.Request, name string, next *url.URL) (*http.Response, error) {
	req.Header[name] = []string{req.URL.String()}
	req.URL = next
	return c.next.RoundTrip(req)
}
