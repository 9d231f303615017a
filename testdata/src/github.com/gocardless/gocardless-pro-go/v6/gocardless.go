// Package gocardless declares, for tests, what they use of github.com/gocardless/gocardless-pro-go/v6.
package gocardless

import (
	"context"
)

type RequestOption func() error

type BillingRequestFlowService interface {
	Create(ctx context.Context, p BillingRequestFlowCreateParams, opts ...RequestOption) (*BillingRequestFlow, error)
}

type BillingRequestFlowServiceImpl struct{}

type BillingRequestFlow struct{ Id string }

type BillingRequestFlowCreateParams struct{}

func (s *BillingRequestFlowServiceImpl) Create(ctx context.Context, p BillingRequestFlowCreateParams, opts ...RequestOption) (_ *BillingRequestFlow, _ error) {
	return
}

type BillingRequestService interface {
	Create(ctx context.Context, p BillingRequestCreateParams, opts ...RequestOption) (*BillingRequest, error)
}

type BillingRequestServiceImpl struct{}

type BillingRequest struct{ Id string }

type BillingRequestCreateParams struct{}

func (s *BillingRequestServiceImpl) Create(ctx context.Context, p BillingRequestCreateParams, opts ...RequestOption) (_ *BillingRequest, _ error) {
	return
}

type CreditorService interface {
	Create(ctx context.Context, p CreditorCreateParams, opts ...RequestOption) (*Creditor, error)
}

type CreditorServiceImpl struct{}

type Creditor struct{ Id string }

type CreditorCreateParams struct{}

func (s *CreditorServiceImpl) Create(ctx context.Context, p CreditorCreateParams, opts ...RequestOption) (_ *Creditor, _ error) {
	return
}

type CustomerBankAccountService interface {
	Create(ctx context.Context, p CustomerBankAccountCreateParams, opts ...RequestOption) (*CustomerBankAccount, error)
}

type CustomerBankAccountServiceImpl struct{}

type CustomerBankAccount struct{ Id string }

type CustomerBankAccountCreateParams struct{}

func (s *CustomerBankAccountServiceImpl) Create(ctx context.Context, p CustomerBankAccountCreateParams, opts ...RequestOption) (_ *CustomerBankAccount, _ error) {
	return
}

type CustomerService interface {
	Create(ctx context.Context, p CustomerCreateParams, opts ...RequestOption) (*Customer, error)
}

type CustomerServiceImpl struct{}

type Customer struct{ Id string }

type CustomerCreateParams struct{}

func (s *CustomerServiceImpl) Create(ctx context.Context, p CustomerCreateParams, opts ...RequestOption) (_ *Customer, _ error) {
	return
}

type InstalmentScheduleService interface {
	CreateWithDates(ctx context.Context, p InstalmentScheduleCreateWithDatesParams, opts ...RequestOption) (*InstalmentSchedule, error)
	CreateWithSchedule(ctx context.Context, p InstalmentScheduleCreateWithScheduleParams, opts ...RequestOption) (*InstalmentSchedule, error)
}

type InstalmentScheduleServiceImpl struct{}

type InstalmentSchedule struct{ Id string }

type InstalmentScheduleCreateWithDatesParams struct{}

func (s *InstalmentScheduleServiceImpl) CreateWithDates(ctx context.Context, p InstalmentScheduleCreateWithDatesParams, opts ...RequestOption) (_ *InstalmentSchedule, _ error) {
	return
}

type InstalmentScheduleCreateWithScheduleParams struct{}

func (s *InstalmentScheduleServiceImpl) CreateWithSchedule(ctx context.Context, p InstalmentScheduleCreateWithScheduleParams, opts ...RequestOption) (_ *InstalmentSchedule, _ error) {
	return
}

type MandateImportEntryService interface {
	Create(ctx context.Context, p MandateImportEntryCreateParams, opts ...RequestOption) (*MandateImportEntry, error)
}

type MandateImportEntryServiceImpl struct{}

type MandateImportEntry struct{ Id string }

type MandateImportEntryCreateParams struct{}

func (s *MandateImportEntryServiceImpl) Create(ctx context.Context, p MandateImportEntryCreateParams, opts ...RequestOption) (_ *MandateImportEntry, _ error) {
	return
}

type MandateImportService interface {
	Create(ctx context.Context, p MandateImportCreateParams, opts ...RequestOption) (*MandateImport, error)
}

type MandateImportServiceImpl struct{}

type MandateImport struct{ Id string }

type MandateImportCreateParams struct{}

func (s *MandateImportServiceImpl) Create(ctx context.Context, p MandateImportCreateParams, opts ...RequestOption) (_ *MandateImport, _ error) {
	return
}

type MandateService interface {
	Create(ctx context.Context, p MandateCreateParams, opts ...RequestOption) (*Mandate, error)
}

type MandateServiceImpl struct{}

type Mandate struct{ Id string }

type MandateCreateParams struct{}

func (s *MandateServiceImpl) Create(ctx context.Context, p MandateCreateParams, opts ...RequestOption) (_ *Mandate, _ error) {
	return
}

type OutboundPaymentImportService interface {
	Create(ctx context.Context, p OutboundPaymentImportCreateParams, opts ...RequestOption) (*OutboundPaymentImport, error)
}

type OutboundPaymentImportServiceImpl struct{}

type OutboundPaymentImport struct{ Id string }

type OutboundPaymentImportCreateParams struct{}

func (s *OutboundPaymentImportServiceImpl) Create(ctx context.Context, p OutboundPaymentImportCreateParams, opts ...RequestOption) (_ *OutboundPaymentImport, _ error) {
	return
}

type OutboundPaymentService interface {
	Create(ctx context.Context, p OutboundPaymentCreateParams, opts ...RequestOption) (*OutboundPayment, error)
}

type OutboundPaymentServiceImpl struct{}

type OutboundPayment struct{ Id string }

type OutboundPaymentCreateParams struct{}

func (s *OutboundPaymentServiceImpl) Create(ctx context.Context, p OutboundPaymentCreateParams, opts ...RequestOption) (_ *OutboundPayment, _ error) {
	return
}

type PaymentService interface {
	Create(ctx context.Context, p PaymentCreateParams, opts ...RequestOption) (*Payment, error)
	Retry(ctx context.Context, identity string, p PaymentRetryParams, opts ...RequestOption) (*Payment, error)
}

type PaymentServiceImpl struct{}

type Payment struct{ Id string }

type PaymentCreateParams struct{ Amount int }

func (s *PaymentServiceImpl) Create(ctx context.Context, p PaymentCreateParams, opts ...RequestOption) (_ *Payment, _ error) {
	return
}

type PaymentRetryParams struct{}

func (s *PaymentServiceImpl) Retry(ctx context.Context, identity string, p PaymentRetryParams, opts ...RequestOption) (_ *Payment, _ error) {
	return
}

type RedirectFlowService interface {
	Create(ctx context.Context, p RedirectFlowCreateParams, opts ...RequestOption) (*RedirectFlow, error)
}

type RedirectFlowServiceImpl struct{}

type RedirectFlow struct{ Id string }

type RedirectFlowCreateParams struct{}

func (s *RedirectFlowServiceImpl) Create(ctx context.Context, p RedirectFlowCreateParams, opts ...RequestOption) (_ *RedirectFlow, _ error) {
	return
}

type RefundService interface {
	Create(ctx context.Context, p RefundCreateParams, opts ...RequestOption) (*Refund, error)
}

type RefundServiceImpl struct{}

type Refund struct{ Id string }

type RefundCreateParams struct{ Amount int }

func (s *RefundServiceImpl) Create(ctx context.Context, p RefundCreateParams, opts ...RequestOption) (_ *Refund, _ error) {
	return
}

type SubscriptionService interface {
	Create(ctx context.Context, p SubscriptionCreateParams, opts ...RequestOption) (*Subscription, error)
}

type SubscriptionServiceImpl struct{}

type Subscription struct{ Id string }

type SubscriptionCreateParams struct{}

func (s *SubscriptionServiceImpl) Create(ctx context.Context, p SubscriptionCreateParams, opts ...RequestOption) (_ *Subscription, _ error) {
	return
}

func WithIdempotencyKey(key string) (_ RequestOption) { return }

func WithoutRetries() (_ RequestOption) { return }

func NewIdempotencyKey() (_ string) { return }
