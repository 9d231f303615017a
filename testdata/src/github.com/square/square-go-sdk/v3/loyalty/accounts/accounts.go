// Package accounts declares, for tests, what they use of github.com/square/square-go-sdk/v3/loyalty/accounts.
package accounts

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/loyalty"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) AccumulatePoints(ctx context.Context, request *loyalty.AccumulateLoyaltyPointsRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *Client) Adjust(ctx context.Context, request *loyalty.AdjustLoyaltyPointsRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *Client) Create(ctx context.Context, request *loyalty.CreateLoyaltyAccountRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
