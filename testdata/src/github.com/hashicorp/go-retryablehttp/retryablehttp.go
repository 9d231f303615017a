// Package retryablehttp declares, for tests, what they use of github.com/hashicorp/go-retryablehttp.
package retryablehttp

import (
	"context"
	"net/http"
	"net/url"
	"time"
)

type Client struct {
	HTTPClient   *http.Client
	Logger       interface{}
	RetryWaitMin time.Duration
	RetryWaitMax time.Duration
	RetryMax     int
	CheckRetry   CheckRetry
	PrepareRetry PrepareRetry
}

type PrepareRetry func(req *http.Request) error

type CheckRetry func(ctx context.Context, resp *http.Response, err error) (bool, error)

type Request struct{ *http.Request }

type RoundTripper struct{}

func (c *Client) Do(req *Request) (_ *http.Response, _ error) { return }

func (c *Client) Get(url string) (_ *http.Response, _ error) { return }

func (c *Client) Post(url, bodyType string, body interface{}) (_ *http.Response, _ error) { return }

func (c *Client) PostForm(url string, data url.Values) (_ *http.Response, _ error) { return }

func (c *Client) StandardClient() (_ *http.Client) { return }

func FromRequest(r *http.Request) (_ *Request, _ error) { return }

func NewClient() (_ *Client) { return }

func NewRequest(method, url string, rawBody interface{}) (_ *Request, _ error) { return }

func NewRequestWithContext(ctx context.Context, method, url string, rawBody interface{}) (_ *Request, _ error) {
	return
}

func Post(url, bodyType string, body interface{}) (_ *http.Response, _ error) { return }

func PostForm(url string, data url.Values) (_ *http.Response, _ error) { return }

func (r *Request) WithContext(ctx context.Context) (_ *Request) { return }

func (rt *RoundTripper) RoundTrip(req *http.Request) (_ *http.Response, _ error) { return }
