// Package rewards declares, for tests, what they use of github.com/square/square-go-sdk/v3/loyalty/rewards.
package rewards

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/loyalty"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) Redeem(ctx context.Context, request *loyalty.RedeemLoyaltyRewardRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}

func (c *Client) Create(ctx context.Context, request *loyalty.CreateLoyaltyRewardRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
