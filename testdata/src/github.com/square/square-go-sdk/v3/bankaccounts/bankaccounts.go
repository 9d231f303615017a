// Package bankaccounts declares, for tests, what they use of github.com/square/square-go-sdk/v3/bankaccounts.
package bankaccounts

import (
	"context"
	square "github.com/square/square-go-sdk/v3"
	"github.com/square/square-go-sdk/v3/option"
)

type Client struct{}

func (c *Client) CreateBankAccount(ctx context.Context, request *square.CreateBankAccountRequest, opts ...option.RequestOption) (_ *square.Response, _ error) {
	return
}
