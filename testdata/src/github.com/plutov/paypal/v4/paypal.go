// Package paypal declares, for tests, what they use of github.com/plutov/paypal/v4.
package paypal

import (
	"context"
)

type Amount struct{}

type ApplicationContext struct{}

type AuthorizeOrderRequest struct{}

type AuthorizeOrderResponse struct{}

type CaptureOrderMockResponse struct{}

type CaptureOrderRequest struct{}

type CaptureOrderResponse struct{}

type CaptureRequest struct{}

type Client struct{}

type CreateOrderPayer struct{}

type CreateProductResponse struct {
	Product
	SharedResponse
}

type CreateSubscriptionPlanResponse struct {
	SubscriptionPlan
	SharedResponse
}

type Order struct{ ID string }

type PaymentCaptureRequest struct{}

type PaymentCaptureResponse struct{}

type Payout struct {
	SenderBatchHeader *SenderBatchHeader
	Items             []PayoutItem
}

type PayoutItem struct {
	RecipientType   string
	RecipientWallet string
	Receiver        string
	Note            string
	SenderItemID    string
}

type PayoutResponse struct{}

type Product struct{}

type PurchaseUnitAmount struct {
	Currency string
	Value    string
}

type PurchaseUnitRequest struct {
	ReferenceID    string
	Amount         *PurchaseUnitAmount
	Description    string
	CustomID       string
	InvoiceID      string
	SoftDescriptor string
}

type Refund struct{}

type RefundCaptureRequest struct {
	InvoiceID   string
	NoteToPayer string
}

type RefundResponse struct{}

type SenderBatchHeader struct {
	EmailSubject  string
	EmailMessage  string
	SenderBatchID string
}

type SharedResponse struct{}

type SubscriptionBase struct{}

type SubscriptionCaptureResponse struct{}

type SubscriptionDetailResp struct {
	SubscriptionBase
	SubscriptionDetails
	SharedResponse
}

type SubscriptionDetails struct{}

type SubscriptionPlan struct{}

func (c *Client) AuthorizeOrder(ctx context.Context, orderID string, authorizeOrderRequest AuthorizeOrderRequest) (_ *AuthorizeOrderResponse, _ error) {
	return
}

func (c *Client) CaptureAuthorization(ctx context.Context, authID string, paymentCaptureRequest *PaymentCaptureRequest) (_ *PaymentCaptureResponse, _ error) {
	return
}

func (c *Client) CaptureAuthorizationWithPaypalRequestId(ctx context.Context, authID string, paymentCaptureRequest *PaymentCaptureRequest, requestID string) (_ *PaymentCaptureResponse, _ error) {
	return
}

func (c *Client) CaptureOrder(ctx context.Context, orderID string, captureOrderRequest CaptureOrderRequest) (_ *CaptureOrderResponse, _ error) {
	return
}

func (c *Client) CaptureOrderWithPaypalRequestId(ctx context.Context, orderID string, captureOrderRequest CaptureOrderRequest, requestID string, mockResponse *CaptureOrderMockResponse) (_ *CaptureOrderResponse, _ error) {
	return
}

func (c *Client) CaptureSubscription(ctx context.Context, subscriptionId string, request CaptureRequest) (_ *SubscriptionCaptureResponse, _ error) {
	return
}

func (c *Client) CreateOrder(ctx context.Context, intent string, purchaseUnits []PurchaseUnitRequest, payer *CreateOrderPayer, appContext *ApplicationContext) (_ *Order, _ error) {
	return
}

func (c *Client) CreateOrderWithPaypalRequestID(ctx context.Context, intent string, purchaseUnits []PurchaseUnitRequest, payer *CreateOrderPayer, appContext *ApplicationContext, requestID string) (_ *Order, _ error) {
	return
}

func (c *Client) CreatePayout(ctx context.Context, p Payout) (_ *PayoutResponse, _ error) { return }

func (c *Client) CreateProduct(ctx context.Context, product Product) (_ *CreateProductResponse, _ error) {
	return
}

func (c *Client) CreateSinglePayout(ctx context.Context, p Payout) (_ *PayoutResponse, _ error) {
	return
}

func (c *Client) CreateSubscription(ctx context.Context, newSubscription SubscriptionBase) (_ *SubscriptionDetailResp, _ error) {
	return
}

func (c *Client) CreateSubscriptionPlan(ctx context.Context, newPlan SubscriptionPlan) (_ *CreateSubscriptionPlanResponse, _ error) {
	return
}

func (c *Client) RefundCapture(ctx context.Context, captureID string, refundCaptureRequest RefundCaptureRequest) (_ *RefundResponse, _ error) {
	return
}

func (c *Client) RefundCaptureWithPaypalRequestId(ctx context.Context, captureID string, refundCaptureRequest RefundCaptureRequest, requestID string) (_ *RefundResponse, _ error) {
	return
}

func (c *Client) RefundSale(ctx context.Context, saleID string, a *Amount) (_ *Refund, _ error) {
	return
}

func NewClient(clientID string, secret string, APIBase string) (_ *Client, _ error) { return }
