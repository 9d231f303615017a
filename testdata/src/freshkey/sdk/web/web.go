// Package web sends requests under keys that are new in each call, and under keys
// that belong to the order.
package web

import (
	"context"

	"connectrpc.com/connect"
	"github.com/go-resty/resty/v2"
	"github.com/google/uuid"
	"github.com/hashicorp/go-retryablehttp"
	"google.golang.org/grpc/metadata"
	restyv3 "resty.dev/v3"
)

type Order struct{ ID string }

func postResty(c *resty.Client, o Order) error {
	_, err := c.R().
		SetBody(o).
		SetHeader("Idempotency-Key", uuid.NewString()). // want `new in every call`
		Post("/charges")
	return err
}

func postRestyHeaders(c *restyv3.Client, o Order) error {
	_, err := c.R().SetHeaders(map[string]string{
		"Idempotency-Key": uuid.NewString(), // want `new in every call`
	}).Post("/charges")
	return err
}

func postRestyStable(c *resty.Client, o Order) error {
	_, err := c.R().SetHeader("Idempotency-Key", "charge-"+o.ID).SetHeader("X-Request-Id", uuid.NewString()).Post("/charges")
	return err
}

func postRetryable(c *retryablehttp.Client, o Order) error {
	req, err := retryablehttp.NewRequest("POST", "/charges", nil)
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", uuid.NewString()) // want `new in every call`
	_, err = c.Do(req)
	return err
}

type Charger interface {
	Charge(ctx context.Context, o Order) error
}

func overGRPC(ctx context.Context, c Charger, o Order) error {
	ctx = metadata.AppendToOutgoingContext(ctx, "idempotency-key", uuid.NewString()) // want `new in every call`
	return c.Charge(ctx, o)
}

func overGRPCStable(ctx context.Context, c Charger, o Order) error {
	md := metadata.Pairs("idempotency-key", o.ID, "x-request-id", uuid.NewString())
	return c.Charge(metadata.NewOutgoingContext(ctx, md), o)
}

func overConnect(o Order) *connect.Request[Order] {
	req := connect.NewRequest(&o)
	req.Header().Set("Idempotency-Key", uuid.NewString()) // want `new in every call`
	return req
}
