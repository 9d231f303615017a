// Package terminal declares, for tests, what they use of github.com/square/square-go-sdk/v3/terminal.
package terminal

type CreateTerminalCheckoutRequest struct {
	IdempotencyKey string
}

func (r *CreateTerminalCheckoutRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateTerminalRefundRequest struct {
	IdempotencyKey string
}

func (r *CreateTerminalRefundRequest) SetIdempotencyKey(idempotencyKey string) {}
