// Package checkout declares, for tests, what they use of github.com/adyen/adyen-go-api-library/v21/src/checkout.
package checkout

import (
	"context"
	"net/http"
)

type PaymentsApi struct{}

type PaymentsApiPaymentsInput struct{ idempotencyKey *string }

func (a *PaymentsApi) PaymentsInput() (_ PaymentsApiPaymentsInput) { return }

func (a *PaymentsApi) Payments(ctx context.Context, r PaymentsApiPaymentsInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r PaymentsApiPaymentsInput) IdempotencyKey(idempotencyKey string) (_ PaymentsApiPaymentsInput) {
	return
}

func (r PaymentsApiPaymentsInput) PaymentRequest(request Request) (_ PaymentsApiPaymentsInput) {
	return
}

type PaymentsApiPaymentsDetailsInput struct{ idempotencyKey *string }

func (a *PaymentsApi) PaymentsDetailsInput() (_ PaymentsApiPaymentsDetailsInput) { return }

func (a *PaymentsApi) PaymentsDetails(ctx context.Context, r PaymentsApiPaymentsDetailsInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r PaymentsApiPaymentsDetailsInput) IdempotencyKey(idempotencyKey string) (_ PaymentsApiPaymentsDetailsInput) {
	return
}

func (r PaymentsApiPaymentsDetailsInput) PaymentDetailsRequest(request Request) (_ PaymentsApiPaymentsDetailsInput) {
	return
}

type PaymentsApiSessionsInput struct{ idempotencyKey *string }

func (a *PaymentsApi) SessionsInput() (_ PaymentsApiSessionsInput) { return }

func (a *PaymentsApi) Sessions(ctx context.Context, r PaymentsApiSessionsInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r PaymentsApiSessionsInput) CreateCheckoutSessionRequest(request Request) (_ PaymentsApiSessionsInput) {
	return
}

func (r PaymentsApiSessionsInput) IdempotencyKey(idempotencyKey string) (_ PaymentsApiSessionsInput) {
	return
}

type ModificationsApi struct{}

type ModificationsApiCaptureAuthorisedPaymentInput struct{ idempotencyKey *string }

func (a *ModificationsApi) CaptureAuthorisedPaymentInput() (_ ModificationsApiCaptureAuthorisedPaymentInput) {
	return
}

func (a *ModificationsApi) CaptureAuthorisedPayment(ctx context.Context, r ModificationsApiCaptureAuthorisedPaymentInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r ModificationsApiCaptureAuthorisedPaymentInput) IdempotencyKey(idempotencyKey string) (_ ModificationsApiCaptureAuthorisedPaymentInput) {
	return
}

func (r ModificationsApiCaptureAuthorisedPaymentInput) PaymentCaptureRequest(request Request) (_ ModificationsApiCaptureAuthorisedPaymentInput) {
	return
}

type ModificationsApiUpdateAuthorisedAmountInput struct{ idempotencyKey *string }

func (a *ModificationsApi) UpdateAuthorisedAmountInput() (_ ModificationsApiUpdateAuthorisedAmountInput) {
	return
}

func (a *ModificationsApi) UpdateAuthorisedAmount(ctx context.Context, r ModificationsApiUpdateAuthorisedAmountInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r ModificationsApiUpdateAuthorisedAmountInput) IdempotencyKey(idempotencyKey string) (_ ModificationsApiUpdateAuthorisedAmountInput) {
	return
}

func (r ModificationsApiUpdateAuthorisedAmountInput) PaymentAmountUpdateRequest(request Request) (_ ModificationsApiUpdateAuthorisedAmountInput) {
	return
}

type ModificationsApiRefundCapturedPaymentInput struct{ idempotencyKey *string }

func (a *ModificationsApi) RefundCapturedPaymentInput() (_ ModificationsApiRefundCapturedPaymentInput) {
	return
}

func (a *ModificationsApi) RefundCapturedPayment(ctx context.Context, r ModificationsApiRefundCapturedPaymentInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r ModificationsApiRefundCapturedPaymentInput) IdempotencyKey(idempotencyKey string) (_ ModificationsApiRefundCapturedPaymentInput) {
	return
}

func (r ModificationsApiRefundCapturedPaymentInput) PaymentRefundRequest(request Request) (_ ModificationsApiRefundCapturedPaymentInput) {
	return
}

type ModificationsApiRefundOrCancelPaymentInput struct{ idempotencyKey *string }

func (a *ModificationsApi) RefundOrCancelPaymentInput() (_ ModificationsApiRefundOrCancelPaymentInput) {
	return
}

func (a *ModificationsApi) RefundOrCancelPayment(ctx context.Context, r ModificationsApiRefundOrCancelPaymentInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r ModificationsApiRefundOrCancelPaymentInput) IdempotencyKey(idempotencyKey string) (_ ModificationsApiRefundOrCancelPaymentInput) {
	return
}

func (r ModificationsApiRefundOrCancelPaymentInput) PaymentReversalRequest(request Request) (_ ModificationsApiRefundOrCancelPaymentInput) {
	return
}

type ModificationsApiCancelAuthorisedPaymentInput struct{ idempotencyKey *string }

func (a *ModificationsApi) CancelAuthorisedPaymentInput() (_ ModificationsApiCancelAuthorisedPaymentInput) {
	return
}

func (a *ModificationsApi) CancelAuthorisedPayment(ctx context.Context, r ModificationsApiCancelAuthorisedPaymentInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r ModificationsApiCancelAuthorisedPaymentInput) IdempotencyKey(idempotencyKey string) (_ ModificationsApiCancelAuthorisedPaymentInput) {
	return
}

func (r ModificationsApiCancelAuthorisedPaymentInput) StandalonePaymentCancelRequest(request Request) (_ ModificationsApiCancelAuthorisedPaymentInput) {
	return
}

type ModificationsApiCancelAuthorisedPaymentByPspReferenceInput struct{ idempotencyKey *string }

func (a *ModificationsApi) CancelAuthorisedPaymentByPspReferenceInput() (_ ModificationsApiCancelAuthorisedPaymentByPspReferenceInput) {
	return
}

func (a *ModificationsApi) CancelAuthorisedPaymentByPspReference(ctx context.Context, r ModificationsApiCancelAuthorisedPaymentByPspReferenceInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r ModificationsApiCancelAuthorisedPaymentByPspReferenceInput) IdempotencyKey(idempotencyKey string) (_ ModificationsApiCancelAuthorisedPaymentByPspReferenceInput) {
	return
}

func (r ModificationsApiCancelAuthorisedPaymentByPspReferenceInput) PaymentCancelRequest(request Request) (_ ModificationsApiCancelAuthorisedPaymentByPspReferenceInput) {
	return
}

type DonationsApi struct{}

type DonationsApiDonationsInput struct{ idempotencyKey *string }

func (a *DonationsApi) DonationsInput() (_ DonationsApiDonationsInput) { return }

func (a *DonationsApi) Donations(ctx context.Context, r DonationsApiDonationsInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r DonationsApiDonationsInput) DonationPaymentRequest(request Request) (_ DonationsApiDonationsInput) {
	return
}

func (r DonationsApiDonationsInput) IdempotencyKey(idempotencyKey string) (_ DonationsApiDonationsInput) {
	return
}

type PaymentLinksApi struct{}

type PaymentLinksApiPaymentLinksInput struct{ idempotencyKey *string }

func (a *PaymentLinksApi) PaymentLinksInput() (_ PaymentLinksApiPaymentLinksInput) { return }

func (a *PaymentLinksApi) PaymentLinks(ctx context.Context, r PaymentLinksApiPaymentLinksInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r PaymentLinksApiPaymentLinksInput) IdempotencyKey(idempotencyKey string) (_ PaymentLinksApiPaymentLinksInput) {
	return
}

func (r PaymentLinksApiPaymentLinksInput) PaymentLinkRequest(request Request) (_ PaymentLinksApiPaymentLinksInput) {
	return
}

type OrdersApi struct{}

type OrdersApiOrdersInput struct{ idempotencyKey *string }

func (a *OrdersApi) OrdersInput() (_ OrdersApiOrdersInput) { return }

func (a *OrdersApi) Orders(ctx context.Context, r OrdersApiOrdersInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r OrdersApiOrdersInput) CreateOrderRequest(request Request) (_ OrdersApiOrdersInput) { return }

func (r OrdersApiOrdersInput) IdempotencyKey(idempotencyKey string) (_ OrdersApiOrdersInput) { return }

type OrdersApiCancelOrderInput struct{ idempotencyKey *string }

func (a *OrdersApi) CancelOrderInput() (_ OrdersApiCancelOrderInput) { return }

func (a *OrdersApi) CancelOrder(ctx context.Context, r OrdersApiCancelOrderInput) (_ Response, _ *http.Response, _ error) {
	return
}

func (r OrdersApiCancelOrderInput) CancelOrderRequest(request Request) (_ OrdersApiCancelOrderInput) {
	return
}

func (r OrdersApiCancelOrderInput) IdempotencyKey(idempotencyKey string) (_ OrdersApiCancelOrderInput) {
	return
}

type Request struct{ Reference string }

type Response struct{}
