// Package openapi declares, for tests, what they use of github.com/twilio/twilio-go/rest/api/v2010.
package openapi

import (
	"time"
)

type ApiService struct{}

type ApiV2010Call struct{}

type ApiV2010Message struct{}

type ApiV2010Payments struct{}

type CreateCallParams struct{}

type CreateMessageParams struct {
	PathAccountSid      *string
	To                  *string
	StatusCallback      *string
	ApplicationSid      *string
	MaxPrice            *float32
	ProvideFeedback     *bool
	Attempt             *int
	ValidityPeriod      *int
	ForceDelivery       *bool
	ContentRetention    *string
	AddressRetention    *string
	SmartEncoded        *bool
	PersistentAction    *[]string
	TrafficType         *string
	ShortenUrls         *bool
	ScheduleType        *string
	SendAt              *time.Time
	SendAsMms           *bool
	ContentVariables    *string
	RiskCheck           *string
	From                *string
	FallbackFrom        *string
	MessagingServiceSid *string
	Body                *string
	MediaUrl            *[]string
	ContentSid          *string
}

type CreatePaymentsParams struct{ IdempotencyKey *string }

type CreateUserDefinedMessageParams struct{ IdempotencyKey *string }

type CreateUserDefinedMessageSubscriptionParams struct{ IdempotencyKey *string }

type UpdatePaymentsParams struct{ IdempotencyKey *string }

func (c *ApiService) CreateCall(params *CreateCallParams) (_ *ApiV2010Call, _ error) { return }

func (c *ApiService) CreateMessage(params *CreateMessageParams) (_ *ApiV2010Message, _ error) { return }

func (c *ApiService) CreatePayments(CallSid string, params *CreatePaymentsParams) (_ *ApiV2010Payments, _ error) {
	return
}

func (params *CreateMessageParams) SetBody(Body string) (_ *CreateMessageParams) { return }

func (params *CreateMessageParams) SetTo(To string) (_ *CreateMessageParams) { return }

func (params *CreatePaymentsParams) SetIdempotencyKey(IdempotencyKey string) (_ *CreatePaymentsParams) {
	return
}

func (params *CreateUserDefinedMessageParams) SetIdempotencyKey(IdempotencyKey string) (_ *CreateUserDefinedMessageParams) {
	return
}

func (params *CreateUserDefinedMessageSubscriptionParams) SetIdempotencyKey(IdempotencyKey string) (_ *CreateUserDefinedMessageSubscriptionParams) {
	return
}

func (params *UpdatePaymentsParams) SetIdempotencyKey(IdempotencyKey string) (_ *UpdatePaymentsParams) {
	return
}
