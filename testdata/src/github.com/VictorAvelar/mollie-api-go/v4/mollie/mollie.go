// Package mollie declares, for tests, what they use of github.com/VictorAvelar/mollie-api-go/v4/mollie.
package mollie

import (
	"context"
)

type Capture struct{}

type CapturesService struct{}

type CreateCapture struct{}

type CreateCustomer struct{}

type CreateMandate struct{}

type CreateOrder struct{}

type CreateOrderRefund struct{}

type CreatePayment struct{}

type CreatePaymentRefund struct{}

type CreateSalesInvoice struct{}

type CreateShipment struct{}

type CreateSubscription struct{}

type Customer struct{}

type CustomersService struct{}

type Mandate struct{}

type MandatesService struct{}

type Order struct{}

type OrderOptions struct{}

type OrderPayment struct{}

type OrdersService struct{}

type Payment struct{}

type PaymentLink struct{}

type PaymentLinkOptions struct{}

type PaymentLinksService struct{}

type PaymentOptions struct{}

type PaymentRefundOptions struct{}

type PaymentsService struct{}

type Refund struct{}

type RefundsService struct{}

type Response struct{}

type SalesInvoice struct{}

type SalesInvoicesService struct{}

type Shipment struct{}

type ShipmentsService struct{}

type Subscription struct{}

type SubscriptionsService struct{}

func (c *CapturesService) Create(ctx context.Context, payment string, capture CreateCapture) (res *Response, cp *Capture, err error) {
	return
}

func (c *CustomersService) Create(ctx context.Context, in CreateCustomer) (res *Response, cc *Customer, err error) {
	return
}

func (c *CustomersService) CreatePayment(ctx context.Context, id string, p CreatePayment) (res *Response, pp *Payment, err error) {
	return
}

func (c *MandatesService) Create(ctx context.Context, customer string, mandate CreateMandate) (res *Response, mr *Mandate, err error) {
	return
}

func (c *OrdersService) Create(ctx context.Context, ord CreateOrder, opts *OrderOptions) (res *Response, order *Order, err error) {
	return
}

func (c *OrdersService) CreateOrderPayment(ctx context.Context, orderID string, ordPay *OrderPayment) (res *Response, payment *Payment, err error) {
	return
}

func (c *OrdersService) CreateOrderRefund(ctx context.Context, orderID string, order *Order) (res *Response, refund *Refund, err error) {
	return
}

func (c *PaymentLinksService) Create(ctx context.Context, p PaymentLink, opts *PaymentLinkOptions) (res *Response, np *PaymentLink, err error) {
	return
}

func (c *PaymentsService) Create(ctx context.Context, p CreatePayment, opts *PaymentOptions) (res *Response, np *Payment, err error) {
	return
}

func (c *RefundsService) CreatePaymentRefund(ctx context.Context, paymentID string, re CreatePaymentRefund, options *PaymentRefundOptions) (res *Response, rf *Refund, err error) {
	return
}

func (c *RefundsService) CreateOrderRefund(ctx context.Context, orderID string, r CreateOrderRefund) (res *Response, rf *Refund, err error) {
	return
}

func (c *SalesInvoicesService) Create(ctx context.Context, csi CreateSalesInvoice) (res *Response, si *SalesInvoice, err error) {
	return
}

func (c *ShipmentsService) Create(ctx context.Context, order string, cs CreateShipment) (res *Response, s *Shipment, err error) {
	return
}

func (c *SubscriptionsService) Create(ctx context.Context, customer string, sc CreateSubscription) (res *Response, s *Subscription, err error) {
	return
}
