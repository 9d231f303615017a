// Package stripe declares, for tests, what they use of github.com/stripe/stripe-go/v82.
package stripe

import (
	"context"
	"net/http"
	"time"
)

type APIResource struct{}

type Account struct{ APIResource }

type AccountCreateParams struct{ Params }

type AccountParams struct{ Params }

type Backends struct{}

type BankAccount struct{ APIResource }

type BankAccountCreateParams struct{ Params }

type BankAccountParams struct{ Params }

type BillingCreditGrant struct{ APIResource }

type BillingCreditGrantCreateParams struct{ Params }

type BillingCreditGrantParams struct{ Params }

type BillingMeterEvent struct{ APIResource }

type BillingMeterEventCreateParams struct {
	Params
	Identifier *string
}

type BillingMeterEventParams struct {
	Params
	Identifier *string
}

type Card struct{ APIResource }

type CardCreateParams struct{ Params }

type CardParams struct{ Params }

type Charge struct {
	APIResource
	ID string
}

type ChargeCaptureParams struct{ Params }

type ChargeCreateParams struct{ Params }

type ChargeParams struct {
	Params
	Amount                    *int64
	ApplicationFee            *int64
	ApplicationFeeAmount      *int64
	Capture                   *bool
	Currency                  *string
	Customer                  *string
	Description               *string
	ExchangeRate              *float64
	Expand                    []*string
	Metadata                  map[string]string
	OnBehalfOf                *string
	ReceiptEmail              *string
	StatementDescriptor       *string
	StatementDescriptorSuffix *string
	TransferGroup             *string
}

type CheckoutSession struct{ APIResource }

type CheckoutSessionCreateParams struct {
	Params
	ClientReferenceID *string
}

type CheckoutSessionParams struct {
	Params
	ClientReferenceID *string
}

type Client struct {
	V1PaymentIntents *v1PaymentIntentService
	V1Refunds        *v1RefundService
}

type ClientOption func(*clientConfig)

type Coupon struct{ APIResource }

type CouponCreateParams struct{ Params }

type CouponParams struct{ Params }

type CreditNote struct{ APIResource }

type CreditNoteCreateParams struct{ Params }

type CreditNoteParams struct{ Params }

type Customer struct {
	APIResource
	ID string
}

type CustomerBalanceTransaction struct{ APIResource }

type CustomerBalanceTransactionCreateParams struct{ Params }

type CustomerBalanceTransactionParams struct{ Params }

type CustomerCreateParams struct{ Params }

type CustomerParams struct {
	Params
	Balance             *int64
	DefaultSource       *string
	Description         *string
	Email               *string
	Expand              []*string
	InvoicePrefix       *string
	Metadata            map[string]string
	Name                *string
	NextInvoiceSequence *int64
	PaymentMethod       *string
	Phone               *string
	PreferredLocales    []*string
	Source              *string
	TaxExempt           *string
	TestClock           *string
	Validate            *bool
}

type Error struct {
	APIResource
	ChargeID              string
	DocURL                string
	Err                   error
	HTTPStatusCode        int
	Msg                   string
	DeveloperMsg          string
	Param                 string
	RequestID             string
	RequestLogURL         string
	OAuthError            string
	OAuthErrorDescription string
}

type Event struct {
	APIResource
	Data *EventData
	ID   string
	Type EventType
}

type EventData struct {
	Object             map[string]interface{}
	PreviousAttributes map[string]interface{}
}

type EventRequest struct{ IdempotencyKey string }

type EventType string

type FeeRefund struct{ APIResource }

type FeeRefundCreateParams struct{ Params }

type FeeRefundParams struct{ Params }

type File struct{ APIResource }

type FileCreateParams struct{ Params }

type FileLink struct{ APIResource }

type FileLinkCreateParams struct{ Params }

type FileLinkParams struct{ Params }

type FileParams struct{ Params }

type Invoice struct{ APIResource }

type InvoiceCreateParams struct{ Params }

type InvoiceItem struct{ APIResource }

type InvoiceItemCreateParams struct{ Params }

type InvoiceItemParams struct{ Params }

type InvoiceParams struct{ Params }

type InvoicePayParams struct{ Params }

type InvoiceSendInvoiceParams struct{ Params }

type IssuingCard struct{ APIResource }

type IssuingCardCreateParams struct{ Params }

type IssuingCardParams struct{ Params }

type IssuingCardholder struct{ APIResource }

type IssuingCardholderCreateParams struct{ Params }

type IssuingCardholderParams struct{ Params }

type Params struct {
	Context        context.Context
	Expand         []*string
	Headers        http.Header
	IdempotencyKey *string
	Metadata       map[string]string
	StripeAccount  *string
	StripeContext  *string
}

type PaymentIntent struct {
	APIResource
	ID     string
	Status PaymentIntentStatus
}

type PaymentIntentApplyCustomerBalanceParams struct{ Params }

type PaymentIntentCancelParams struct{ Params }

type PaymentIntentCaptureParams struct {
	Params
	AmountToCapture           *int64
	ApplicationFeeAmount      *int64
	Expand                    []*string
	FinalCapture              *bool
	Metadata                  map[string]string
	StatementDescriptor       *string
	StatementDescriptorSuffix *string
}

type PaymentIntentConfirmParams struct {
	Params
	CaptureMethod         *string
	ConfirmationToken     *string
	ErrorOnRequiresAction *bool
	Expand                []*string
	Mandate               *string
	OffSession            *bool
	PaymentMethod         *string
	PaymentMethodTypes    []*string
	ReceiptEmail          *string
	ReturnURL             *string
	SetupFutureUsage      *string
	UseStripeSDK          *bool
}

type PaymentIntentCreateParams struct {
	Params
	Amount                     *int64
	ApplicationFeeAmount       *int64
	CaptureMethod              *string
	Confirm                    *bool
	ConfirmationMethod         *string
	ConfirmationToken          *string
	Currency                   *string
	Customer                   *string
	Description                *string
	ErrorOnRequiresAction      *bool
	ExcludedPaymentMethodTypes []*string
	Expand                     []*string
	Mandate                    *string
	Metadata                   map[string]string
	OffSession                 *bool
	OnBehalfOf                 *string
	PaymentMethod              *string
	PaymentMethodConfiguration *string
	PaymentMethodTypes         []*string
	ReceiptEmail               *string
	ReturnURL                  *string
	SetupFutureUsage           *string
	StatementDescriptor        *string
	StatementDescriptorSuffix  *string
	TransferGroup              *string
	UseStripeSDK               *bool
}

type PaymentIntentIncrementAuthorizationParams struct{ Params }

type PaymentIntentParams struct {
	Params
	Amount                     *int64
	ApplicationFeeAmount       *int64
	CaptureMethod              *string
	ClientSecret               *string
	Confirm                    *bool
	ConfirmationMethod         *string
	ConfirmationToken          *string
	Currency                   *string
	Customer                   *string
	Description                *string
	ExcludedPaymentMethodTypes []*string
	Expand                     []*string
	Mandate                    *string
	Metadata                   map[string]string
	OnBehalfOf                 *string
	PaymentMethod              *string
	PaymentMethodConfiguration *string
	PaymentMethodTypes         []*string
	ReceiptEmail               *string
	ReturnURL                  *string
	SetupFutureUsage           *string
	StatementDescriptor        *string
	StatementDescriptorSuffix  *string
	TransferGroup              *string
	ErrorOnRequiresAction      *bool
	OffSession                 *bool
	UseStripeSDK               *bool
}

type PaymentIntentStatus string

type PaymentIntentUpdateParams struct{ Params }

type PaymentLink struct{ APIResource }

type PaymentLinkCreateParams struct{ Params }

type PaymentLinkParams struct{ Params }

type PaymentMethod struct{ APIResource }

type PaymentMethodCreateParams struct{ Params }

type PaymentMethodParams struct{ Params }

type Payout struct {
	APIResource
	ID string
}

type PayoutCreateParams struct{ Params }

type PayoutParams struct {
	Params
	Amount              *int64
	Currency            *string
	Description         *string
	Destination         *string
	Expand              []*string
	Metadata            map[string]string
	Method              *string
	PayoutMethod        *string
	SourceType          *string
	StatementDescriptor *string
}

type PayoutReverseParams struct{ Params }

type Person struct{ APIResource }

type PersonCreateParams struct{ Params }

type PersonParams struct{ Params }

type Plan struct{ APIResource }

type PlanCreateParams struct{ Params }

type PlanParams struct{ Params }

type Price struct{ APIResource }

type PriceCreateParams struct{ Params }

type PriceParams struct{ Params }

type Product struct{ APIResource }

type ProductCreateParams struct{ Params }

type ProductParams struct{ Params }

type PromotionCode struct{ APIResource }

type PromotionCodeCreateParams struct{ Params }

type PromotionCodeParams struct{ Params }

type Quote struct{ APIResource }

type QuoteAcceptParams struct{ Params }

type QuoteCreateParams struct{ Params }

type QuoteParams struct{ Params }

type Refund struct {
	APIResource
	ID string
}

type RefundCreateParams struct {
	Params
	Amount               *int64
	Charge               *string
	Currency             *string
	Customer             *string
	Expand               []*string
	InstructionsEmail    *string
	Metadata             map[string]string
	Origin               *string
	PaymentIntent        *string
	Reason               *string
	RefundApplicationFee *bool
	ReverseTransfer      *bool
}

type RefundParams struct {
	Params
	Amount               *int64
	Charge               *string
	Currency             *string
	Customer             *string
	Expand               []*string
	InstructionsEmail    *string
	Metadata             map[string]string
	Origin               *string
	PaymentIntent        *string
	Reason               *string
	RefundApplicationFee *bool
	ReverseTransfer      *bool
}

type SetupIntent struct{ APIResource }

type SetupIntentCreateParams struct{ Params }

type SetupIntentParams struct{ Params }

type Source struct{ APIResource }

type SourceCreateParams struct{ Params }

type SourceParams struct{ Params }

type Subscription struct{ APIResource }

type SubscriptionCreateParams struct{ Params }

type SubscriptionItem struct{ APIResource }

type SubscriptionItemCreateParams struct{ Params }

type SubscriptionItemParams struct{ Params }

type SubscriptionParams struct{ Params }

type SubscriptionSchedule struct{ APIResource }

type SubscriptionScheduleCreateParams struct{ Params }

type SubscriptionScheduleParams struct{ Params }

type ThinEvent struct{}

type Topup struct{ APIResource }

type TopupCreateParams struct{ Params }

type TopupParams struct{ Params }

type Transfer struct {
	APIResource
	ID string
}

type TransferCreateParams struct{ Params }

type TransferParams struct {
	Params
	Amount            *int64
	Currency          *string
	Description       *string
	Destination       *string
	Expand            []*string
	Metadata          map[string]string
	SourceTransaction *string
	SourceType        *string
	TransferGroup     *string
}

type TransferReversal struct{ APIResource }

type TransferReversalCreateParams struct{ Params }

type TransferReversalParams struct{ Params }

type TreasuryFinancialAccount struct{ APIResource }

type TreasuryFinancialAccountCreateParams struct{ Params }

type TreasuryFinancialAccountParams struct{ Params }

type TreasuryInboundTransfer struct{ APIResource }

type TreasuryInboundTransferCreateParams struct{ Params }

type TreasuryInboundTransferParams struct{ Params }

type TreasuryOutboundPayment struct{ APIResource }

type TreasuryOutboundPaymentCreateParams struct{ Params }

type TreasuryOutboundPaymentParams struct{ Params }

type TreasuryOutboundTransfer struct{ APIResource }

type TreasuryOutboundTransferCreateParams struct{ Params }

type TreasuryOutboundTransferParams struct{ Params }

type V2BillingMeterEvent struct{ APIResource }

type V2BillingMeterEventCreateParams struct {
	Params
	Identifier *string
}

type V2BillingMeterEventParams struct {
	Params
	Identifier *string
}

type WebhookEndpoint struct{ APIResource }

type WebhookEndpointCreateParams struct{ Params }

type WebhookEndpointParams struct{ Params }

type WebhookOption func(*webhookConfig)

type clientConfig struct{}

type v1AccountService struct{}

type v1BankAccountService struct{}

type v1BillingCreditGrantService struct{}

type v1BillingMeterEventService struct{}

type v1CardService struct{}

type v1ChargeService struct{}

type v1CheckoutSessionService struct{}

type v1CouponService struct{}

type v1CreditNoteService struct{}

type v1CustomerBalanceTransactionService struct{}

type v1CustomerService struct{}

type v1FeeRefundService struct{}

type v1FileLinkService struct{}

type v1FileService struct{}

type v1InvoiceItemService struct{}

type v1InvoiceService struct{}

type v1IssuingCardService struct{}

type v1IssuingCardholderService struct{}

type v1PaymentIntentService struct{}

type v1PaymentLinkService struct{}

type v1PaymentMethodService struct{}

type v1PayoutService struct{}

type v1PersonService struct{}

type v1PlanService struct{}

type v1PriceService struct{}

type v1ProductService struct{}

type v1PromotionCodeService struct{}

type v1QuoteService struct{}

type v1RefundService struct{}

type v1SetupIntentService struct{}

type v1SourceService struct{}

type v1SubscriptionItemService struct{}

type v1SubscriptionScheduleService struct{}

type v1SubscriptionService struct{}

type v1TopupService struct{}

type v1TransferReversalService struct{}

type v1TransferService struct{}

type v1TreasuryFinancialAccountService struct{}

type v1TreasuryInboundTransferService struct{}

type v1TreasuryOutboundPaymentService struct{}

type v1TreasuryOutboundTransferService struct{}

type v1WebhookEndpointService struct{}

type v2BillingMeterEventService struct{}

type webhookConfig struct{}

func Bool(v bool) (_ *bool) { return }

func BoolSlice(v []bool) (_ []*bool) { return }

func BoolValue(v *bool) (_ bool) { return }

func (c *Client) ConstructEvent(payload []byte, header string, secret string, opts ...WebhookOption) (_ Event, _ error) {
	return
}

func (c *Client) ParseThinEvent(payload []byte, header string, secret string, opts ...WebhookOption) (_ *ThinEvent, _ error) {
	return
}

func (e *Error) Error() (_ string) { return }

func Float64(v float64) (_ *float64) { return }

func Float64Slice(v []float64) (_ []*float64) { return }

func Float64Value(v *float64) (_ float64) { return }

func Int64(v int64) (_ *int64) { return }

func Int64Slice(v []int64) (_ []*int64) { return }

func Int64Value(v *int64) (_ int64) { return }

func NewClient(key string, opts ...ClientOption) (_ *Client) { return }

func NewIdempotencyKey() (_ string) { return }

func (p *Params) SetIdempotencyKey(val string) {}

func String[T ~string](v T) (_ *string) { return }

func StringSlice(v []string) (_ []*string) { return }

func StringValue(v *string) (_ string) { return }

func Time(v time.Time) (_ *time.Time) { return }

func TimeValue(v *time.Time) (_ time.Time) { return }

func (c v1AccountService) Create(ctx context.Context, params *AccountCreateParams) (_ *Account, _ error) {
	return
}

func (c v1BankAccountService) Create(ctx context.Context, params *BankAccountCreateParams) (_ *BankAccount, _ error) {
	return
}

func (c v1BillingCreditGrantService) Create(ctx context.Context, params *BillingCreditGrantCreateParams) (_ *BillingCreditGrant, _ error) {
	return
}

func (c v1BillingMeterEventService) Create(ctx context.Context, params *BillingMeterEventCreateParams) (_ *BillingMeterEvent, _ error) {
	return
}

func (c v1CardService) Create(ctx context.Context, params *CardCreateParams) (_ *Card, _ error) {
	return
}

func (c v1ChargeService) Capture(ctx context.Context, id string, params *ChargeCaptureParams) (_ *Charge, _ error) {
	return
}

func (c v1ChargeService) Create(ctx context.Context, params *ChargeCreateParams) (_ *Charge, _ error) {
	return
}

func (c v1CheckoutSessionService) Create(ctx context.Context, params *CheckoutSessionCreateParams) (_ *CheckoutSession, _ error) {
	return
}

func (c v1CouponService) Create(ctx context.Context, params *CouponCreateParams) (_ *Coupon, _ error) {
	return
}

func (c v1CreditNoteService) Create(ctx context.Context, params *CreditNoteCreateParams) (_ *CreditNote, _ error) {
	return
}

func (c v1CustomerBalanceTransactionService) Create(ctx context.Context, params *CustomerBalanceTransactionCreateParams) (_ *CustomerBalanceTransaction, _ error) {
	return
}

func (c v1CustomerService) Create(ctx context.Context, params *CustomerCreateParams) (_ *Customer, _ error) {
	return
}

func (c v1FeeRefundService) Create(ctx context.Context, params *FeeRefundCreateParams) (_ *FeeRefund, _ error) {
	return
}

func (c v1FileLinkService) Create(ctx context.Context, params *FileLinkCreateParams) (_ *FileLink, _ error) {
	return
}

func (c v1FileService) Create(ctx context.Context, params *FileCreateParams) (_ *File, _ error) {
	return
}

func (c v1InvoiceItemService) Create(ctx context.Context, params *InvoiceItemCreateParams) (_ *InvoiceItem, _ error) {
	return
}

func (c v1InvoiceService) Create(ctx context.Context, params *InvoiceCreateParams) (_ *Invoice, _ error) {
	return
}

func (c v1InvoiceService) Pay(ctx context.Context, id string, params *InvoicePayParams) (_ *Invoice, _ error) {
	return
}

func (c v1InvoiceService) SendInvoice(ctx context.Context, id string, params *InvoiceSendInvoiceParams) (_ *Invoice, _ error) {
	return
}

func (c v1IssuingCardService) Create(ctx context.Context, params *IssuingCardCreateParams) (_ *IssuingCard, _ error) {
	return
}

func (c v1IssuingCardholderService) Create(ctx context.Context, params *IssuingCardholderCreateParams) (_ *IssuingCardholder, _ error) {
	return
}

func (c v1PaymentIntentService) ApplyCustomerBalance(ctx context.Context, id string, params *PaymentIntentApplyCustomerBalanceParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentIntentService) Cancel(ctx context.Context, id string, params *PaymentIntentCancelParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentIntentService) Capture(ctx context.Context, id string, params *PaymentIntentCaptureParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentIntentService) Confirm(ctx context.Context, id string, params *PaymentIntentConfirmParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentIntentService) Create(ctx context.Context, params *PaymentIntentCreateParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentIntentService) IncrementAuthorization(ctx context.Context, id string, params *PaymentIntentIncrementAuthorizationParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentIntentService) Update(ctx context.Context, id string, params *PaymentIntentUpdateParams) (_ *PaymentIntent, _ error) {
	return
}

func (c v1PaymentLinkService) Create(ctx context.Context, params *PaymentLinkCreateParams) (_ *PaymentLink, _ error) {
	return
}

func (c v1PaymentMethodService) Create(ctx context.Context, params *PaymentMethodCreateParams) (_ *PaymentMethod, _ error) {
	return
}

func (c v1PayoutService) Create(ctx context.Context, params *PayoutCreateParams) (_ *Payout, _ error) {
	return
}

func (c v1PayoutService) Reverse(ctx context.Context, id string, params *PayoutReverseParams) (_ *Payout, _ error) {
	return
}

func (c v1PersonService) Create(ctx context.Context, params *PersonCreateParams) (_ *Person, _ error) {
	return
}

func (c v1PlanService) Create(ctx context.Context, params *PlanCreateParams) (_ *Plan, _ error) {
	return
}

func (c v1PriceService) Create(ctx context.Context, params *PriceCreateParams) (_ *Price, _ error) {
	return
}

func (c v1ProductService) Create(ctx context.Context, params *ProductCreateParams) (_ *Product, _ error) {
	return
}

func (c v1PromotionCodeService) Create(ctx context.Context, params *PromotionCodeCreateParams) (_ *PromotionCode, _ error) {
	return
}

func (c v1QuoteService) Accept(ctx context.Context, id string, params *QuoteAcceptParams) (_ *Quote, _ error) {
	return
}

func (c v1QuoteService) Create(ctx context.Context, params *QuoteCreateParams) (_ *Quote, _ error) {
	return
}

func (c v1RefundService) Create(ctx context.Context, params *RefundCreateParams) (_ *Refund, _ error) {
	return
}

func (c v1SetupIntentService) Create(ctx context.Context, params *SetupIntentCreateParams) (_ *SetupIntent, _ error) {
	return
}

func (c v1SourceService) Create(ctx context.Context, params *SourceCreateParams) (_ *Source, _ error) {
	return
}

func (c v1SubscriptionItemService) Create(ctx context.Context, params *SubscriptionItemCreateParams) (_ *SubscriptionItem, _ error) {
	return
}

func (c v1SubscriptionScheduleService) Create(ctx context.Context, params *SubscriptionScheduleCreateParams) (_ *SubscriptionSchedule, _ error) {
	return
}

func (c v1SubscriptionService) Create(ctx context.Context, params *SubscriptionCreateParams) (_ *Subscription, _ error) {
	return
}

func (c v1TopupService) Create(ctx context.Context, params *TopupCreateParams) (_ *Topup, _ error) {
	return
}

func (c v1TransferReversalService) Create(ctx context.Context, params *TransferReversalCreateParams) (_ *TransferReversal, _ error) {
	return
}

func (c v1TransferService) Create(ctx context.Context, params *TransferCreateParams) (_ *Transfer, _ error) {
	return
}

func (c v1TreasuryFinancialAccountService) Create(ctx context.Context, params *TreasuryFinancialAccountCreateParams) (_ *TreasuryFinancialAccount, _ error) {
	return
}

func (c v1TreasuryInboundTransferService) Create(ctx context.Context, params *TreasuryInboundTransferCreateParams) (_ *TreasuryInboundTransfer, _ error) {
	return
}

func (c v1TreasuryOutboundPaymentService) Create(ctx context.Context, params *TreasuryOutboundPaymentCreateParams) (_ *TreasuryOutboundPayment, _ error) {
	return
}

func (c v1TreasuryOutboundTransferService) Create(ctx context.Context, params *TreasuryOutboundTransferCreateParams) (_ *TreasuryOutboundTransfer, _ error) {
	return
}

func (c v1WebhookEndpointService) Create(ctx context.Context, params *WebhookEndpointCreateParams) (_ *WebhookEndpoint, _ error) {
	return
}

func (c v2BillingMeterEventService) Create(ctx context.Context, params *V2BillingMeterEventCreateParams) (_ *V2BillingMeterEvent, _ error) {
	return
}
