// Package paymentintent declares, for tests, what they use of github.com/stripe/stripe-go/v82/paymentintent.
package paymentintent

import (
	stripe "github.com/stripe/stripe-go/v82"
)

type Client struct{}

func ApplyCustomerBalance(id string, params *stripe.PaymentIntentApplyCustomerBalanceParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func Cancel(id string, params *stripe.PaymentIntentCancelParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func Capture(id string, params *stripe.PaymentIntentCaptureParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func (c Client) ApplyCustomerBalance(id string, params *stripe.PaymentIntentApplyCustomerBalanceParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func (c Client) Cancel(id string, params *stripe.PaymentIntentCancelParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func (c Client) Capture(id string, params *stripe.PaymentIntentCaptureParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func (c Client) Confirm(id string, params *stripe.PaymentIntentConfirmParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func (c Client) IncrementAuthorization(id string, params *stripe.PaymentIntentIncrementAuthorizationParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func (c Client) New(params *stripe.PaymentIntentParams) (_ *stripe.PaymentIntent, _ error) { return }

func (c Client) Update(id string, params *stripe.PaymentIntentParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func Confirm(id string, params *stripe.PaymentIntentConfirmParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func IncrementAuthorization(id string, params *stripe.PaymentIntentIncrementAuthorizationParams) (_ *stripe.PaymentIntent, _ error) {
	return
}

func New(params *stripe.PaymentIntentParams) (_ *stripe.PaymentIntent, _ error) { return }

func Update(id string, params *stripe.PaymentIntentParams) (_ *stripe.PaymentIntent, _ error) { return }
