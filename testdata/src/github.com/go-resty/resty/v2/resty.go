// Package resty declares, for tests, what they use of github.com/go-resty/resty/v2.
package resty

import (
	"context"
	"net/http"
	"time"
)

type Client struct{}

type Logger interface{}

type Request struct {
	client        *Client
	URL           string
	Method        string
	Token         string
	AuthScheme    string
	PathParams    map[string]string
	RawPathParams map[string]string
	Header        http.Header
	Time          time.Time
	Body          interface{}
	Result        interface{}
	Error         interface{}
	RawRequest    *http.Request
	Cookies       []*http.Cookie
	Debug         bool
	Attempt       int
}

type Response struct{}

type RetryConditionFunc func(*Response, error) bool

func (c *Client) R() (_ *Request) { return }

func (c *Client) SetHeader(header, value string) (_ *Client) { return }

func (c *Client) SetRetryCount(count int) (_ *Client) { return }

func New() (_ *Client) { return }

func (r *Request) AddRetryCondition(condition RetryConditionFunc) (_ *Request) { return }

func (r *Request) Delete(url string) (_ *Response, _ error) { return }

func (r *Request) EnableTrace() (_ *Request) { return }

func (r *Request) Execute(method, url string) (_ *Response, _ error) { return }

func (r *Request) ExpectContentType(contentType string) (_ *Request) { return }

func (r *Request) ForceContentType(contentType string) (_ *Request) { return }

func (r *Request) Get(url string) (_ *Response, _ error) { return }

func (r *Request) Patch(url string) (_ *Response, _ error) { return }

func (r *Request) Post(url string) (_ *Response, _ error) { return }

func (r *Request) Put(url string) (_ *Response, _ error) { return }

func (r *Request) Send() (_ *Response, _ error) { return }

func (r *Request) SetAuthScheme(scheme string) (_ *Request) { return }

func (r *Request) SetAuthToken(token string) (_ *Request) { return }

func (r *Request) SetBasicAuth(username, password string) (_ *Request) { return }

func (r *Request) SetBody(body interface{}) (_ *Request) { return }

func (r *Request) SetContentLength(l bool) (_ *Request) { return }

func (r *Request) SetContext(ctx context.Context) (_ *Request) { return }

func (r *Request) SetCookie(hc *http.Cookie) (_ *Request) { return }

func (r *Request) SetCookies(rs []*http.Cookie) (_ *Request) { return }

func (r *Request) SetDebug(d bool) (_ *Request) { return }

func (r *Request) SetError(err interface{}) (_ *Request) { return }

func (r *Request) SetFormData(data map[string]string) (_ *Request) { return }

func (r *Request) SetHeader(header, value string) (_ *Request) { return }

func (r *Request) SetHeaderMultiValues(headers map[string][]string) (_ *Request) { return }

func (r *Request) SetHeaderVerbatim(header, value string) (_ *Request) { return }

func (r *Request) SetHeaders(headers map[string]string) (_ *Request) { return }

func (r *Request) SetLogger(l Logger) (_ *Request) { return }

func (r *Request) SetPathParam(param, value string) (_ *Request) { return }

func (r *Request) SetPathParams(params map[string]string) (_ *Request) { return }

func (r *Request) SetQueryParam(param, value string) (_ *Request) { return }

func (r *Request) SetQueryParams(params map[string]string) (_ *Request) { return }

func (r *Request) SetQueryString(query string) (_ *Request) { return }

func (r *Request) SetRawPathParam(param, value string) (_ *Request) { return }

func (r *Request) SetResult(res interface{}) (_ *Request) { return }

func (r *Response) IsError() (_ bool) { return }

func (r *Response) StatusCode() (_ int) { return }
