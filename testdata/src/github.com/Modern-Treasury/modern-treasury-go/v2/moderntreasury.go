// Package moderntreasury declares, for tests, what they use of github.com/Modern-Treasury/modern-treasury-go/v2.
package moderntreasury

import (
	"context"
	"github.com/Modern-Treasury/modern-treasury-go/v2/internal/param"
	"github.com/Modern-Treasury/modern-treasury-go/v2/option"
)

type BulkRequestService struct{}

type BulkRequestNewParams struct{}

func (r *BulkRequestService) New(ctx context.Context, body BulkRequestNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CounterpartyService struct{}

type CounterpartyNewParams struct{}

func (r *CounterpartyService) New(ctx context.Context, body CounterpartyNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type ExpectedPaymentService struct{}

type ExpectedPaymentNewParams struct{}

func (r *ExpectedPaymentService) New(ctx context.Context, body ExpectedPaymentNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type ExternalAccountService struct{}

type ExternalAccountNewParams struct{}

func (r *ExternalAccountService) New(ctx context.Context, body ExternalAccountNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type InvoiceService struct{}

type InvoiceNewParams struct{}

func (r *InvoiceService) New(ctx context.Context, body InvoiceNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type LedgerAccountService struct{}

type LedgerAccountNewParams struct{}

func (r *LedgerAccountService) New(ctx context.Context, body LedgerAccountNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type LedgerTransactionService struct{}

type LedgerTransactionNewParams struct{}

func (r *LedgerTransactionService) New(ctx context.Context, body LedgerTransactionNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type LedgerTransactionNewReversalParams struct{}

func (r *LedgerTransactionService) NewReversal(ctx context.Context, id string, body LedgerTransactionNewReversalParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type PaymentOrderReversalService struct{}

type PaymentOrderReversalNewParams struct{}

func (r *PaymentOrderReversalService) New(ctx context.Context, id string, body PaymentOrderReversalNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type PaymentOrderService struct{}

type PaymentOrderNewParams struct {
	Amount param.Field[int64]
}

func (r *PaymentOrderService) New(ctx context.Context, body PaymentOrderNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type PaymentOrderNewAsyncParams struct{}

func (r *PaymentOrderService) NewAsync(ctx context.Context, body PaymentOrderNewAsyncParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type ReturnService struct{}

type ReturnNewParams struct{}

func (r *ReturnService) New(ctx context.Context, body ReturnNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type TransactionService struct{}

type TransactionNewParams struct{}

func (r *TransactionService) New(ctx context.Context, body TransactionNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type VirtualAccountService struct{}

type VirtualAccountNewParams struct{}

func (r *VirtualAccountService) New(ctx context.Context, body VirtualAccountNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type Response struct{ ID string }

func F[T any](value T) (_ param.Field[T]) { return }

func String(value string) (_ param.Field[string]) { return }

func Int(value int64) (_ param.Field[int64]) { return }

func Float(value float64) (_ param.Field[float64]) { return }

func Bool(value bool) (_ param.Field[bool]) { return }
