// Package openapi declares, for tests, what they use of github.com/twilio/twilio-go/rest/conversations/v1.
package openapi

type ApiService struct{}

type ConversationsV1ConversationMessage struct{}

type CreateConversationMessageParams struct{}

func (c *ApiService) CreateConversationMessage(ConversationSid string, params *CreateConversationMessageParams) (_ *ConversationsV1ConversationMessage, _ error) {
	return
}
