// Package lithic declares, for tests, what they use of github.com/lithic-com/lithic-go.
package lithic

import (
	"context"
	"github.com/lithic-com/lithic-go/internal/param"
	"github.com/lithic-com/lithic-go/option"
)

type BookTransferService struct{}

type BookTransferNewParams struct {
	Token param.Field[string]
}

func (r *BookTransferService) New(ctx context.Context, body BookTransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type BookTransferRetryParams struct{}

func (r *BookTransferService) Retry(ctx context.Context, id string, body BookTransferRetryParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type BookTransferReverseParams struct{}

func (r *BookTransferService) Reverse(ctx context.Context, id string, body BookTransferReverseParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CardService struct{}

type CardNewParams struct {
	IdempotencyKey param.Field[string]
}

func (r *CardService) New(ctx context.Context, body CardNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type ExternalPaymentService struct{}

type ExternalPaymentNewParams struct {
	Token param.Field[string]
}

func (r *ExternalPaymentService) New(ctx context.Context, body ExternalPaymentNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type FinancialAccountService struct{}

type FinancialAccountNewParams struct {
	IdempotencyKey param.Field[string]
}

func (r *FinancialAccountService) New(ctx context.Context, body FinancialAccountNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type HoldService struct{}

type HoldNewParams struct {
	Token param.Field[string]
}

func (r *HoldService) New(ctx context.Context, id string, body HoldNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type ManagementOperationService struct{}

type ManagementOperationNewParams struct {
	Token param.Field[string]
}

func (r *ManagementOperationService) New(ctx context.Context, body ManagementOperationNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type PaymentService struct{}

type PaymentNewParams struct {
	Token param.Field[string]
}

func (r *PaymentService) New(ctx context.Context, body PaymentNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

func (r *PaymentService) Retry(ctx context.Context, id string, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type PaymentReturnParams struct{}

func (r *PaymentService) Return(ctx context.Context, id string, body PaymentReturnParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type TransferService struct{}

type TransferNewParams struct {
	Token param.Field[string]
}

func (r *TransferService) New(ctx context.Context, body TransferNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type Response struct{ ID string }

func F[T any](value T) (_ param.Field[T]) { return }

func String(value string) (_ param.Field[string]) { return }

func Int(value int64) (_ param.Field[int64]) { return }

func Float(value float64) (_ param.Field[float64]) { return }

func Bool(value bool) (_ param.Field[bool]) { return }
