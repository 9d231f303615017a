// Package checkout declares, for tests, what they use of github.com/square/square-go-sdk/v3/checkout.
package checkout

type CreatePaymentLinkRequest struct {
	IdempotencyKey *string
}

func (r *CreatePaymentLinkRequest) SetIdempotencyKey(idempotencyKey *string) {}
