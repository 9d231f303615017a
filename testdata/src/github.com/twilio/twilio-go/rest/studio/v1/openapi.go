// Package openapi declares, for tests, what they use of github.com/twilio/twilio-go/rest/studio/v1.
package openapi

type ApiService struct{}

type CreateExecutionParams struct{}

type StudioV1Execution struct{}

func (c *ApiService) CreateExecution(FlowSid string, params *CreateExecutionParams) (_ *StudioV1Execution, _ error) {
	return
}
