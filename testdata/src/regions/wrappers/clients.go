package wrappers

import (
	"net/http"

	"github.com/go-resty/resty/v2"
	"github.com/hashicorp/go-retryablehttp"
)

type gateway struct {
	plain, retrying *http.Client
	api, once       *resty.Client
}

func newGateway() *gateway {
	rc := retryablehttp.NewClient()
	g := &gateway{plain: &http.Client{}, retrying: rc.StandardClient()}
	g.api = resty.New().SetRetryCount(3)
	g.once = resty.New().SetRetryCount(0)
	return g
}

func (g *gateway) pay(r *http.Request) {
	g.retrying.Do(r) // want `^r3 Client\.StandardClient \(`
	g.plain.Do(r)
	g.api.R().SetBody("x").Post("/pay") // want `^r3 Client\.SetRetryCount \(`
	g.once.R().SetBody("x").Post("/pay")
}

func local(r *http.Request) {
	c := retryablehttp.NewClient().StandardClient()
	c.Do(r) // want `^r3 Client\.StandardClient \(`
	http.DefaultClient.Do(r)
	api := resty.New()
	api.SetRetryCount(2)
	api.R().Post("/pay") // want `^r3 Client\.SetRetryCount \(`
}

// again sends each request up to three times.
type again struct{ next http.RoundTripper }

func (a *again) RoundTrip(r *http.Request) (resp *http.Response, err error) {
	for range 3 {
		if resp, err = a.next.RoundTrip(r); err == nil { // want `^r3 loop \(`
			return resp, nil
		}
	}
	return nil, err
}

// logged sends each request once.
type logged struct{ next http.RoundTripper }

func (l *logged) RoundTrip(r *http.Request) (*http.Response, error) { return l.next.RoundTrip(r) }

var shared = &http.Client{Transport: &again{next: http.DefaultTransport}}

func own(r *http.Request) {
	c := &http.Client{Transport: &again{next: http.DefaultTransport}}
	c.Do(r)      // want `^r3 again\.RoundTrip \(`
	shared.Do(r) // want `^r3 again\.RoundTrip \(`
	once := &http.Client{Transport: &logged{next: http.DefaultTransport}}
	once.Do(r)
}
