// Package orb declares, for tests, what they use of github.com/orbcorp/orb-go.
package orb

import (
	"context"
	"github.com/orbcorp/orb-go/internal/param"
	"github.com/orbcorp/orb-go/option"
)

type CreditNoteService struct{}

type CreditNoteNewParams struct{}

func (r *CreditNoteService) New(ctx context.Context, body CreditNoteNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CustomerBalanceTransactionService struct{}

type CustomerBalanceTransactionNewParams struct{}

func (r *CustomerBalanceTransactionService) New(ctx context.Context, id string, body CustomerBalanceTransactionNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CustomerCreditLedgerService struct{}

type CustomerCreditLedgerNewEntryParams struct{}

func (r *CustomerCreditLedgerService) NewEntry(ctx context.Context, id string, body CustomerCreditLedgerNewEntryParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CustomerCreditLedgerNewEntryByExternalIDParams struct{}

func (r *CustomerCreditLedgerService) NewEntryByExternalID(ctx context.Context, id string, body CustomerCreditLedgerNewEntryByExternalIDParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CustomerCreditTopUpService struct{}

type CustomerCreditTopUpNewParams struct{}

func (r *CustomerCreditTopUpService) New(ctx context.Context, id string, body CustomerCreditTopUpNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type CustomerService struct{}

type CustomerNewParams struct{}

func (r *CustomerService) New(ctx context.Context, body CustomerNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type EventService struct{}

type EventIngestParams struct {
	Events param.Field[[]EventIngestParamsEvent]
}

func (r *EventService) Ingest(ctx context.Context, body EventIngestParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type InvoiceLineItemService struct{}

type InvoiceLineItemNewParams struct{}

func (r *InvoiceLineItemService) New(ctx context.Context, body InvoiceLineItemNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type InvoiceService struct{}

type InvoicePayParams struct{}

func (r *InvoiceService) Pay(ctx context.Context, id string, body InvoicePayParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type InvoiceNewParams struct{}

func (r *InvoiceService) New(ctx context.Context, body InvoiceNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type InvoiceIssueParams struct{}

func (r *InvoiceService) Issue(ctx context.Context, id string, body InvoiceIssueParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type SubscriptionService struct{}

type SubscriptionNewParams struct{}

func (r *SubscriptionService) New(ctx context.Context, body SubscriptionNewParams, opts ...option.RequestOption) (_ *Response, _ error) {
	return
}

type Response struct{ ID string }

type EventIngestParamsEvent struct {
	IdempotencyKey param.Field[string]
	EventName      param.Field[string]
}

func F[T any](value T) (_ param.Field[T]) { return }

func String(value string) (_ param.Field[string]) { return }

func Int(value int64) (_ param.Field[int64]) { return }

func Float(value float64) (_ param.Field[float64]) { return }

func Bool(value bool) (_ param.Field[bool]) { return }
