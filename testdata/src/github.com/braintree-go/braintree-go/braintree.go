// Package braintree declares, for tests, what they use of github.com/braintree-go/braintree-go.
package braintree

import (
	"context"
)

type Transaction struct{ Id string }

type TransactionRequest struct {
	OrderId string
	Type    string
}

type TransactionCloneRequest struct{}

type TransactionRefundRequest struct{}

type Decimal struct{}

type TransactionGateway struct{}

func (g *TransactionGateway) Create(ctx context.Context, tx *TransactionRequest) (_ *Transaction, _ error) {
	return
}

func (g *TransactionGateway) Clone(ctx context.Context, id string, tx *TransactionCloneRequest) (_ *Transaction, _ error) {
	return
}

func (g *TransactionGateway) SubmitForSettlement(ctx context.Context, id string, amount ...*Decimal) (_ *Transaction, _ error) {
	return
}

func (g *TransactionGateway) Void(ctx context.Context, id string) (_ *Transaction, _ error) { return }

func (g *TransactionGateway) Refund(ctx context.Context, id string, amount ...*Decimal) (_ *Transaction, _ error) {
	return
}

func (g *TransactionGateway) RefundWithRequest(ctx context.Context, id string, refundRequest *TransactionRefundRequest) (_ *Transaction, _ error) {
	return
}

type SubscriptionGateway struct{}

type SubscriptionRequest struct{}

type SubscriptionTransactionRequest struct{}

type Subscription struct{}

func (g *SubscriptionGateway) Create(ctx context.Context, sub *SubscriptionRequest) (_ *Subscription, _ error) {
	return
}

func (g *SubscriptionGateway) RetryCharge(ctx context.Context, txReq *SubscriptionTransactionRequest) (_ error) {
	return
}

type CustomerGateway struct{}

type CustomerRequest struct{}

type Customer struct{}

func (g *CustomerGateway) Create(ctx context.Context, c *CustomerRequest) (_ *Customer, _ error) {
	return
}

type PaymentMethodGateway struct{}

type PaymentMethodRequest struct{}

type PaymentMethod interface{}

func (g *PaymentMethodGateway) Create(ctx context.Context, paymentMethodRequest *PaymentMethodRequest) (_ PaymentMethod, _ error) {
	return
}
