// Package razorpay declares, for tests, what they use of github.com/razorpay/razorpay-go.
package razorpay

import (
	"github.com/razorpay/razorpay-go/resources"
)

type Client struct {
	Order    *resources.Order
	Payment  *resources.Payment
	Refund   *resources.Refund
	Transfer *resources.Transfer
}

func NewClient(key string, secret string) (_ *Client) { return }
