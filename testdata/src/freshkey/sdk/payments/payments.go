// Package payments gives payment providers keys that are new in each call, and
// keys that belong to the order.
package payments

import (
	"context"

	"github.com/Modern-Treasury/modern-treasury-go/v2"
	mtoption "github.com/Modern-Treasury/modern-treasury-go/v2/option"
	"github.com/VictorAvelar/mollie-api-go/v4/mollie"
	"github.com/adyen/adyen-go-api-library/v21/src/checkout"
	"github.com/adyen/adyen-go-api-library/v21/src/common"
	"github.com/checkout/checkout-sdk-go/v2/payments/nas"
	"github.com/gocardless/gocardless-pro-go/v6"
	"github.com/google/uuid"
	"github.com/lithic-com/lithic-go"
	"github.com/orbcorp/orb-go"
	"github.com/plaid/plaid-go/v43/plaid"
	"github.com/plutov/paypal/v4"
	"github.com/razorpay/razorpay-go"
	"github.com/square/square-go-sdk/v3"
	squarepayments "github.com/square/square-go-sdk/v3/payments"
	"github.com/square/square-go-sdk/v3/refunds"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
)

type Order struct {
	ID    string
	Cents int64
}

func stripeField(o Order) error {
	p := &stripe.PaymentIntentParams{Amount: stripe.Int64(o.Cents)}
	p.IdempotencyKey = stripe.String(uuid.NewString()) // want `key of .* is new in every call`
	_, err := paymentintent.New(p)
	return err
}

func stripeLiteral(o Order) error {
	_, err := refund.New(&stripe.RefundParams{
		Params: stripe.Params{IdempotencyKey: stripe.String(stripe.NewIdempotencyKey())}, // want `new in every call \(stripe.NewIdempotencyKey\)`
		Charge: &o.ID,
	})
	return err
}

func stripeSetter(sc *stripe.Client, ctx context.Context, o Order) error {
	p := &stripe.PaymentIntentCreateParams{Amount: &o.Cents}
	p.SetIdempotencyKey(uuid.NewString()) // want `new in every call`
	_, err := sc.V1PaymentIntents.Create(ctx, p)
	return err
}

func stripeStable(sc *stripe.Client, ctx context.Context, o Order) error {
	p := &stripe.PaymentIntentCreateParams{Amount: &o.Cents}
	p.SetIdempotencyKey("charge-v1-" + o.ID)
	_, err := sc.V1PaymentIntents.Create(ctx, p)
	return err
}

func stripeEvent(e stripe.Event, o Order) error {
	p := &stripe.RefundParams{Charge: &o.ID}
	p.SetIdempotencyKey("refund-v1-" + e.ID)
	_, err := refund.New(p)
	return err
}

func paypalCapture(ctx context.Context, c *paypal.Client, o Order) error {
	_, err := c.CaptureOrderWithPaypalRequestId(ctx, o.ID, paypal.CaptureOrderRequest{}, uuid.NewString(), nil) // want `new in every call`
	return err
}

func paypalStable(ctx context.Context, c *paypal.Client, o Order) error {
	_, err := c.CaptureOrderWithPaypalRequestId(ctx, o.ID, paypal.CaptureOrderRequest{}, "capture-"+o.ID, nil)
	return err
}

func paypalPayout(ctx context.Context, c *paypal.Client) error {
	_, err := c.CreatePayout(ctx, paypal.Payout{
		SenderBatchHeader: &paypal.SenderBatchHeader{SenderBatchID: uuid.NewString()}, // want `new in every call`
	})
	return err
}

func squareCreate(ctx context.Context, c *squarepayments.Client, o Order) error {
	_, err := c.Create(ctx, &square.CreatePaymentRequest{
		IdempotencyKey: uuid.NewString(), // want `new in every call`
		AmountMoney:    &square.Money{Amount: square.Int64(o.Cents)},
	})
	return err
}

func squareRefund(ctx context.Context, c *refunds.Client, o Order) error {
	r := &square.RefundPaymentRequest{}
	r.SetIdempotencyKey("refund-" + o.ID)
	_, err := c.RefundPayment(ctx, r)
	return err
}

func adyenBuilder(ctx context.Context, api *checkout.PaymentsApi) error {
	in := api.PaymentsInput().IdempotencyKey(uuid.NewString()).PaymentRequest(checkout.Request{}) // want `new in every call`
	_, _, err := api.Payments(ctx, in)
	return err
}

func adyenContext(ctx context.Context, api *checkout.PaymentsApi) error {
	ctx = common.WithIdempotencyKey(ctx, uuid.NewString()) // want `new in every call`
	_, _, err := api.Payments(ctx, api.PaymentsInput())
	return err
}

func checkoutCom(c *nas.Client, o Order) error {
	key := uuid.NewString() // want `new in every call`
	_, err := c.RequestPayment(nas.RequestPaymentRequest{Amount: o.Cents}, &key)
	return err
}

func checkoutComStable(ctx context.Context, c *nas.Client, o Order) error {
	_, err := c.RequestPaymentWithContext(ctx, nas.RequestPaymentRequest{Amount: o.Cents}, &o.ID)
	return err
}

func goCardless(ctx context.Context, s gocardless.PaymentService, o Order) error {
	p := gocardless.PaymentCreateParams{Amount: int(o.Cents)}
	_, err := s.Create(ctx, p, gocardless.WithIdempotencyKey(gocardless.NewIdempotencyKey())) // want `new in every call \(gocardless.NewIdempotencyKey\)`
	return err
}

func goCardlessStable(ctx context.Context, s gocardless.PaymentService, o Order) error {
	_, err := s.Create(ctx, gocardless.PaymentCreateParams{}, gocardless.WithIdempotencyKey(o.ID))
	return err
}

func razorpayRefund(c *razorpay.Client, o Order) error {
	_, err := c.Payment.Refund(o.ID, int(o.Cents), nil, map[string]string{
		"X-Refund-Idempotency": uuid.NewString(), // want `new in every call`
	})
	return err
}

func plaidRefund(ctx context.Context, api *plaid.PlaidApiService, o Order) error {
	req := plaid.NewTransferRefundCreateRequest(o.ID, "10.00", uuid.NewString()) // want `new in every call`
	_, _, err := api.TransferRefundCreate(ctx).TransferRefundCreateRequest(*req).Execute()
	return err
}

func modernTreasury(ctx context.Context, s *moderntreasury.PaymentOrderService) error {
	_, err := s.New(ctx, moderntreasury.PaymentOrderNewParams{}, mtoption.WithHeader("Idempotency-Key", uuid.NewString())) // want `new in every call`
	return err
}

func modernTreasuryOther(ctx context.Context, s *moderntreasury.PaymentOrderService, o Order) error {
	_, err := s.New(ctx, moderntreasury.PaymentOrderNewParams{},
		mtoption.WithHeader("Idempotency-Key", o.ID), mtoption.WithHeader("X-Request-Id", uuid.NewString()))
	return err
}

func lithicToken(ctx context.Context, s *lithic.PaymentService) error {
	_, err := s.New(ctx, lithic.PaymentNewParams{Token: lithic.F(uuid.NewString())}) // want `new in every call`
	return err
}

func orbIngest(ctx context.Context, s *orb.EventService, o Order) error {
	_, err := s.Ingest(ctx, orb.EventIngestParams{Events: orb.F([]orb.EventIngestParamsEvent{
		{IdempotencyKey: orb.F(uuid.NewString())}, // want `new in every call`
	})})
	return err
}

func orbIngestStable(ctx context.Context, s *orb.EventService, o Order) error {
	_, err := s.Ingest(ctx, orb.EventIngestParams{Events: orb.F([]orb.EventIngestParamsEvent{
		{IdempotencyKey: orb.F("usage-" + o.ID)},
	})})
	return err
}

// No call of this client can be given a key.
func mollieCreate(ctx context.Context, s *mollie.PaymentsService, p mollie.CreatePayment) error {
	_, _, err := s.Create(ctx, p, nil)
	return err
}
