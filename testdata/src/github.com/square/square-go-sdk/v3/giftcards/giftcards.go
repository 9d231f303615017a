// Package giftcards declares, for tests, what they use of github.com/square/square-go-sdk/v3/giftcards.
package giftcards

type CreateGiftCardActivityRequest struct {
	IdempotencyKey string
}

func (r *CreateGiftCardActivityRequest) SetIdempotencyKey(idempotencyKey string) {}
