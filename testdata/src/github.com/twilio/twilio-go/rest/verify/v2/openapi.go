// Package openapi declares, for tests, what they use of github.com/twilio/twilio-go/rest/verify/v2.
package openapi

type ApiService struct{}

type CreateVerificationParams struct{}

type VerifyV2Verification struct{}

func (c *ApiService) CreateVerification(ServiceSid string, params *CreateVerificationParams) (_ *VerifyV2Verification, _ error) {
	return
}
