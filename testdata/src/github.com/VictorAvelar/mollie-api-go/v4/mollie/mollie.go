// Package mollie declares, for tests, what they use of github.com/VictorAvelar/mollie-api-go/v4/mollie.
package mollie

import (
	"context"
)

type CapturesService struct{}

func (s *CapturesService) Create(ctx context.Context, p CaptureCreate) (res *Response, r *CaptureCreate, err error) {
	return
}

type CaptureCreate struct{ ID string }

type CustomersService struct{}

func (s *CustomersService) CreatePayment(ctx context.Context, p CustomerCreatePayment) (res *Response, r *CustomerCreatePayment, err error) {
	return
}

type CustomerCreatePayment struct{ ID string }

func (s *CustomersService) Create(ctx context.Context, p CustomerCreate) (res *Response, r *CustomerCreate, err error) {
	return
}

type CustomerCreate struct{ ID string }

type MandatesService struct{}

func (s *MandatesService) Create(ctx context.Context, p MandateCreate) (res *Response, r *MandateCreate, err error) {
	return
}

type MandateCreate struct{ ID string }

type OrdersService struct{}

func (s *OrdersService) CreateOrderPayment(ctx context.Context, p OrderCreateOrderPayment) (res *Response, r *OrderCreateOrderPayment, err error) {
	return
}

type OrderCreateOrderPayment struct{ ID string }

func (s *OrdersService) CreateOrderRefund(ctx context.Context, p OrderCreateOrderRefund) (res *Response, r *OrderCreateOrderRefund, err error) {
	return
}

type OrderCreateOrderRefund struct{ ID string }

func (s *OrdersService) Create(ctx context.Context, p OrderCreate) (res *Response, r *OrderCreate, err error) {
	return
}

type OrderCreate struct{ ID string }

type PaymentLinksService struct{}

func (s *PaymentLinksService) Create(ctx context.Context, p PaymentLinkCreate) (res *Response, r *PaymentLinkCreate, err error) {
	return
}

type PaymentLinkCreate struct{ ID string }

type PaymentsService struct{}

func (s *PaymentsService) Create(ctx context.Context, p PaymentCreate) (res *Response, r *PaymentCreate, err error) {
	return
}

type PaymentCreate struct{ ID string }

type RefundsService struct{}

func (s *RefundsService) CreatePaymentRefund(ctx context.Context, p RefundCreatePaymentRefund) (res *Response, r *RefundCreatePaymentRefund, err error) {
	return
}

type RefundCreatePaymentRefund struct{ ID string }

func (s *RefundsService) CreateOrderRefund(ctx context.Context, p RefundCreateOrderRefund) (res *Response, r *RefundCreateOrderRefund, err error) {
	return
}

type RefundCreateOrderRefund struct{ ID string }

type SalesInvoicesService struct{}

func (s *SalesInvoicesService) Create(ctx context.Context, p SalesInvoiceCreate) (res *Response, r *SalesInvoiceCreate, err error) {
	return
}

type SalesInvoiceCreate struct{ ID string }

type ShipmentsService struct{}

func (s *ShipmentsService) Create(ctx context.Context, p ShipmentCreate) (res *Response, r *ShipmentCreate, err error) {
	return
}

type ShipmentCreate struct{ ID string }

type SubscriptionsService struct{}

func (s *SubscriptionsService) Create(ctx context.Context, p SubscriptionCreate) (res *Response, r *SubscriptionCreate, err error) {
	return
}

type SubscriptionCreate struct{ ID string }

type Response struct{}
