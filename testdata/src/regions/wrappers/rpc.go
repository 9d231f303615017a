package wrappers

import (
	"context"
	"net/http"
	"time"

	"connectrpc.com/connect"
	"github.com/failsafe-go/failsafe-go/failsafehttp"
	"github.com/failsafe-go/failsafe-go/retrypolicy"
	"github.com/go-kit/kit/endpoint"
	"github.com/go-kit/kit/sd/lb"
	retry1 "github.com/grpc-ecosystem/go-grpc-middleware/retry"
	"github.com/grpc-ecosystem/go-grpc-middleware/v2/interceptors/retry"
	"github.com/sethgrid/pester"
	"google.golang.org/grpc"
	resty3 "resty.dev/v3"
)

// PayClient is the client of a service as protoc makes it.
type PayClient interface {
	Post(ctx context.Context, in *PayRequest, opts ...grpc.CallOption) (*PayReply, error)
}

type PayRequest struct{}

type PayReply struct{}

// NewPayClient stands in another package.
var NewPayClient = func(cc grpc.ClientConnInterface) PayClient { return nil }

// Interceptors repeat what is sent through the connection that they are given to.
func Interceptors(req *PayRequest) error {
	conn, err := grpc.NewClient("bank:443", grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor(retry.WithMax(3))))
	if err != nil {
		return err
	}
	conn.Invoke(context.Background(), "/bank.Pay/Do", req, nil) // want `^r3 retry\.UnaryClientInterceptor \(`
	once, err := grpc.NewClient("bank:443", grpc.WithUnaryInterceptor(retry.UnaryClientInterceptor(retry.WithMax(1))))
	if err != nil {
		return err
	}
	once.Invoke(context.Background(), "/bank.Pay/Do", req, nil)
	quiet, err := grpc.Dial("bank:443", grpc.WithChainUnaryInterceptor(retry1.UnaryClientInterceptor()))
	if err != nil {
		return err
	}
	quiet.Invoke(context.Background(), "/bank.Pay/Do", req, nil)
	chained, err := grpc.Dial("bank:443", grpc.WithChainUnaryInterceptor(retry1.UnaryClientInterceptor(retry1.WithMax(2))))
	if err != nil {
		return err
	}
	return chained.Invoke(context.Background(), "/bank.Pay/Do", req, nil) // want `^r3 grpc_retry\.UnaryClientInterceptor \(`
}

const policy = `{"methodConfig": [{"name": [{"service": "bank.Pay"}], "retryPolicy": {"maxAttempts": 4, "retryableStatusCodes": ["UNAVAILABLE"]}}]}`

const timeout = `{"methodConfig": [{"name": [{"service": "bank.Pay"}], "timeout": "2s"}]}`

func ServiceConfig(ctx context.Context, req *PayRequest) error {
	conn, err := grpc.DialContext(ctx, "bank:443", grpc.WithDefaultServiceConfig(policy))
	if err != nil {
		return err
	}
	conn.Invoke(ctx, "/bank.Pay/Do", req, nil) // want `^r3 grpc\.WithDefaultServiceConfig \(`
	plain, err := grpc.DialContext(ctx, "bank:443", grpc.WithDefaultServiceConfig(timeout))
	if err != nil {
		return err
	}
	return plain.Invoke(ctx, "/bank.Pay/Do", req, nil)
}

// Connect has an interceptor that tries again.
func Connect(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (resp connect.AnyResponse, err error) {
		for range 3 {
			if resp, err = next(ctx, req); err == nil { // want `^r3 loop \(`
				return resp, nil
			}
		}
		return nil, err
	}
}

// ConnectOnce hands on once.
func ConnectOnce(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (connect.AnyResponse, error) {
		return next(ctx, req)
	}
}

func Failsafehttp(r *http.Request) {
	c := &http.Client{Transport: failsafehttp.NewRoundTripper(nil, failsafehttp.NewRetryPolicyBuilder().Build())}
	c.Do(r) // want `^r3 failsafehttp\.NewRoundTripper \(`
	once := &http.Client{Transport: failsafehttp.NewRoundTripper(nil, retrypolicy.NewBuilder[*http.Response]().WithMaxRetries(0).Build())}
	once.Do(r)
	failsafehttp.NewRequest(r, c, failsafehttp.NewRetryPolicyBuilder().Build()).Do() // want `^r3 Request\.Do \(`
}

func Pester(r *http.Request) {
	pester.New().Do(r) // want `^r3 Client\.Do \(`
}

// Kit tries an endpoint of another host.
func Kit(ctx context.Context, b lb.Balancer) {
	pay := lb.Retry(3, time.Second, b)
	pay(ctx, nil)                                       // want `^r3 lb\.Retry \(`
	lb.RetryWithCallback(time.Second, b, nil)(ctx, nil) // want `^r3 lb\.RetryWithCallback \(`
	once := lb.Retry(1, time.Second, b)
	once(ctx, nil)
	var plain endpoint.Endpoint
	plain(ctx, nil)
}

// Resty leaves POST alone unless it is told otherwise.
func Resty(c *resty3.Client) {
	safe := c.SetRetryCount(3)
	safe.R().Post("/pay")
	all := c.SetRetryCount(3).SetRetryAllowNonIdempotent(true)
	all.R().Post("/pay") // want `^r3 Client\.SetRetryAllowNonIdempotent \(`
}
