// Package resty declares, for tests, what they use of resty.dev/v3.
package resty

import (
	"context"
	"net/http"
	"time"
)

type Client struct{}

type Request struct {
	client                       *Client
	CorrelationID                string
	URL                          string
	Method                       string
	AuthToken                    string
	AuthScheme                   string
	PathParams                   map[string]string
	Header                       http.Header
	StartTime                    time.Time
	Body                         any
	Result                       any
	ResultError                  any
	RawRequest                   *http.Request
	Cookies                      []*http.Cookie
	IsDebug                      bool
	IsCloseConnection            bool
	IsResponseDoNotParse         bool
	ResponseSaveFileName         string
	ResponseExpectContentType    string
	ResponseForceContentType     string
	DebugBodyLimit               int
	ResponseBodyLimit            int64
	IsResponseBodyUnlimitedReads bool
	IsTrace                      bool
	IsMethodGetAllowPayload      bool
	IsMethodDeleteAllowPayload   bool
	IsDone                       bool
	IsResponseSaveToFile         bool
	Timeout                      time.Duration
	HeaderAuthorizationKey       string
	RetryCount                   int
	RetryWaitTime                time.Duration
	RetryMaxWaitTime             time.Duration
	IsRetryDefaultConditions     bool
	IsRetryAllowNonIdempotent    bool
	Label                        string
	Attempt                      int
}

type Response struct{}

type RetryConditionFunc func(*Response, error) bool

func (c *Client) R() (_ *Request) { return }

func (c *Client) SetRetryAllowNonIdempotent(b bool) (_ *Client) { return }

func (c *Client) SetRetryCount(count int) (_ *Client) { return }

func New() (_ *Client) { return }

func (r *Request) Delete(url string) (_ *Response, _ error) { return }

func (r *Request) Patch(url string) (_ *Response, _ error) { return }

func (r *Request) Post(url string) (_ *Response, _ error) { return }

func (r *Request) Put(url string) (_ *Response, _ error) { return }

func (r *Request) SetAuthScheme(scheme string) (_ *Request) { return }

func (r *Request) SetAuthToken(authToken string) (_ *Request) { return }

func (r *Request) SetBasicAuth(username, password string) (_ *Request) { return }

func (r *Request) SetBody(body any) (_ *Request) { return }

func (r *Request) SetContentLength(v int64) (_ *Request) { return }

func (r *Request) SetContentType(ct string) (_ *Request) { return }

func (r *Request) SetContext(ctx context.Context) (_ *Request) { return }

func (r *Request) SetCookie(hc *http.Cookie) (_ *Request) { return }

func (r *Request) SetCookies(rs []*http.Cookie) (_ *Request) { return }

func (r *Request) SetDebug(d bool) (_ *Request) { return }

func (r *Request) SetFormData(data map[string]string) (_ *Request) { return }

func (r *Request) SetHeader(header, value string) (_ *Request) { return }

func (r *Request) SetHeaderAny(header string, value any) (_ *Request) { return }

func (r *Request) SetHeaderMultiValues(headers map[string][]string) (_ *Request) { return }

func (r *Request) SetHeaderVerbatim(header, value string) (_ *Request) { return }

func (r *Request) SetHeaderVerbatimAny(header string, value any) (_ *Request) { return }

func (r *Request) SetHeaders(headers map[string]string) (_ *Request) { return }

func (r *Request) SetMethod(m string) (_ *Request) { return }

func (r *Request) SetPathParam(param, value string) (_ *Request) { return }

func (r *Request) SetPathParams(params map[string]string) (_ *Request) { return }

func (r *Request) SetQueryParam(param, value string) (_ *Request) { return }

func (r *Request) SetQueryParams(params map[string]string) (_ *Request) { return }

func (r *Request) SetQueryString(query string) (_ *Request) { return }

func (r *Request) SetResult(v any) (_ *Request) { return }

func (r *Request) SetResultError(err any) (_ *Request) { return }

func (r *Request) SetRetryAllowNonIdempotent(b bool) (_ *Request) { return }

func (r *Request) SetRetryConditions(conditions ...RetryConditionFunc) (_ *Request) { return }

func (r *Request) SetRetryCount(count int) (_ *Request) { return }

func (r *Request) SetTimeout(timeout time.Duration) (_ *Request) { return }

func (r *Request) SetURL(url string) (_ *Request) { return }

func (r *Response) StatusCode() (_ int) { return }
