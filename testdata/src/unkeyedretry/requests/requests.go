// Package requests repeats requests that say by their text, or by how they are
// built, what they do.
package requests

import (
	"bytes"
	"context"
	"net/http"

	"github.com/Khan/genqlient/graphql"
	"github.com/avast/retry-go/v4"
	"github.com/go-resty/resty/v2"
	hasura "github.com/hasura/go-graphql-client"
	box "github.com/machinebox/graphql"
	"github.com/stripe/stripe-go/v82/paymentintent"
)

const placeOrder = `
# places an order
mutation Place($in: OrderInput!) {
  createOrder(input: $in) { id }
}`

const placeOnce = `mutation Place($in: OrderInput!, $idempotencyKey: ID!) {
  createOrder(input: $in, idempotencyKey: $idempotencyKey) { id }
}`

const changeOrder = `mutation { updateOrder(status: PAID) { id } }`

const orders = `query { orders { id } }`

func graphQL(ctx context.Context, c *box.Client) error {
	return retry.Do(func() error {
		return c.Run(ctx, box.NewRequest(placeOrder), nil) // want `Client.Run is repeated by retry.Do .* \(unkeyedretry\)`
	})
}

func graphQLKeyed(ctx context.Context, c *box.Client, id string) error {
	return retry.Do(func() error {
		req := box.NewRequest(placeOrder)
		req.Header.Set("Idempotency-Key", id)
		return c.Run(ctx, req, nil)
	})
}

func graphQLHarmless(ctx context.Context, c *box.Client, text string) error {
	return retry.Do(func() error {
		for _, q := range []string{orders} {
			if err := c.Run(ctx, box.NewRequest(q), nil); err != nil {
				return err
			}
		}
		if err := c.Run(ctx, box.NewRequest(changeOrder), nil); err != nil {
			return err
		}
		if err := c.Run(ctx, box.NewRequest(placeOnce), nil); err != nil {
			return err
		}
		return c.Run(ctx, box.NewRequest(text), nil) // the text is not seen
	})
}

// place is what a generator makes of an operation.
func place(ctx context.Context, c graphql.Client) error {
	req := &graphql.Request{OpName: "Place", Query: placeOrder}
	return c.MakeRequest(ctx, req, &graphql.Response{})
}

func listOrders(ctx context.Context, c graphql.Client) error {
	req := &graphql.Request{OpName: "Orders", Query: orders}
	return c.MakeRequest(ctx, req, &graphql.Response{})
}

func generated(ctx context.Context, c graphql.Client) error {
	for range 3 {
		err := listOrders(ctx, c)
		if err == nil {
			return nil
		}
	}
	return retry.Do(func() error {
		req := &graphql.Request{OpName: "Place", Query: placeOrder}
		return c.MakeRequest(ctx, req, &graphql.Response{}) // want `Client.MakeRequest is repeated by retry.Do .* \(unkeyedretry\)`
	})
}

func executed(ctx context.Context, c *hasura.Client) error {
	return retry.Do(func() error {
		return c.Exec(ctx, placeOrder, nil, nil) // want `Client.Exec is repeated by retry.Do .* \(unkeyedretry\)`
	})
}

func executedQuery(ctx context.Context, c *hasura.Client) error {
	return retry.Do(func() error { return c.Exec(ctx, orders, nil, nil) })
}

// chained is built link by link.
func chained(c *resty.Client, body []byte) error {
	return retry.Do(func() error {
		_, err := c.R().SetBody(body).SetHeader("Content-Type", "application/json").Post("/payments") // want `Request.Post is repeated by retry.Do .* \(unkeyedretry, medium\)`
		return err
	})
}

func chainedKeyed(c *resty.Client, body []byte, order string) error {
	return retry.Do(func() error {
		_, err := c.R().SetBody(body).SetHeader("Idempotency-Key", order).Post("/payments")
		return err
	})
}

func chainedPut(c *resty.Client, body []byte) error {
	return retry.Do(func() error {
		_, err := c.R().SetBody(body).Put("/payments/1")
		return err
	})
}

// helped has its request made by a function of this package.
func helped(ctx context.Context, hc *http.Client, body []byte) error {
	return retry.Do(func() error {
		req, err := newRequest(ctx, http.MethodPost, "/payments", body)
		if err != nil {
			return err
		}
		_, err = hc.Do(req) // want `Client.Do is repeated by retry.Do .* \(unkeyedretry, medium\)`
		return err
	})
}

func helpedGet(ctx context.Context, hc *http.Client) error {
	return retry.Do(func() error {
		req, err := newRequest(ctx, http.MethodGet, "/payments", nil)
		if err != nil {
			return err
		}
		_, err = hc.Do(req)
		return err
	})
}

func newRequest(ctx context.Context, method, path string, body []byte) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, method, "https://bank.example"+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Accept", "application/json")
	return req, nil
}

// ownHeader has a key under this provider's own name for it.
func ownHeader(ctx context.Context, hc *http.Client, order string, body []byte) error {
	return retry.Do(func() error {
		req, err := newRequest(ctx, http.MethodPost, "/payments", body)
		if err != nil {
			return err
		}
		req.Header.Set("X-Request-Token", order)
		_, err = hc.Do(req)
		return err
	})
}

// nilParams leaves the SDK nothing to put a key in.
func nilParams() error {
	return retry.Do(func() error {
		_, err := paymentintent.Capture("pi_1", nil) // want `paymentintent.Capture is repeated by retry.Do .* without an idempotency key: .* \(unkeyedretry\)`
		return err
	})
}
