// Package openapi declares, for tests, what they use of github.com/twilio/twilio-go/rest/studio/v2.
package openapi

type ApiService struct{}

type CreateExecutionParams struct{}

type StudioV2Execution struct{}

func (c *ApiService) CreateExecution(FlowSid string, params *CreateExecutionParams) (_ *StudioV2Execution, _ error) {
	return
}
