// Package square declares, for tests, what they use of github.com/square/square-go-sdk/v3.
package square

type CreatePaymentRequest struct {
	IdempotencyKey string
	SourceID       string
	AmountMoney    *Money
}

func (r *CreatePaymentRequest) SetIdempotencyKey(idempotencyKey string) {}

type UpdatePaymentRequest struct {
	IdempotencyKey string
}

func (r *UpdatePaymentRequest) SetIdempotencyKey(idempotencyKey string) {}

type RefundPaymentRequest struct {
	IdempotencyKey string
}

func (r *RefundPaymentRequest) SetIdempotencyKey(idempotencyKey string) {}

type PayOrderRequest struct {
	IdempotencyKey string
}

func (r *PayOrderRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateOrderRequest struct {
	IdempotencyKey *string
}

func (r *CreateOrderRequest) SetIdempotencyKey(idempotencyKey *string) {}

type CreateCustomerRequest struct {
	IdempotencyKey *string
}

func (r *CreateCustomerRequest) SetIdempotencyKey(idempotencyKey *string) {}

type CreateInvoiceRequest struct {
	IdempotencyKey *string
}

func (r *CreateInvoiceRequest) SetIdempotencyKey(idempotencyKey *string) {}

type PublishInvoiceRequest struct {
	IdempotencyKey *string
}

func (r *PublishInvoiceRequest) SetIdempotencyKey(idempotencyKey *string) {}

type CreateSubscriptionRequest struct {
	IdempotencyKey *string
}

func (r *CreateSubscriptionRequest) SetIdempotencyKey(idempotencyKey *string) {}

type CreateGiftCardRequest struct {
	IdempotencyKey string
}

func (r *CreateGiftCardRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateCardRequest struct {
	IdempotencyKey string
}

func (r *CreateCardRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateBankAccountRequest struct {
	IdempotencyKey string
}

func (r *CreateBankAccountRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateBookingRequest struct {
	IdempotencyKey *string
}

func (r *CreateBookingRequest) SetIdempotencyKey(idempotencyKey *string) {}

type BatchChangeInventoryRequest struct {
	IdempotencyKey string
}

func (r *BatchChangeInventoryRequest) SetIdempotencyKey(idempotencyKey string) {}

type CreateTransferOrderRequest struct {
	IdempotencyKey string
}

func (r *CreateTransferOrderRequest) SetIdempotencyKey(idempotencyKey string) {}

type Money struct {
	Amount   *int64
	Currency *string
}

type Response struct{}

func String(s string) (_ *string) { return }

func Int64(i int64) (_ *int64) { return }

func Int(i int) (_ *int) { return }

func Bool(b bool) (_ *bool) { return }
