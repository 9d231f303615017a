// Package discordgo declares, for tests, what they use of github.com/bwmarrin/discordgo.
package discordgo

import (
	"io"
)

type Interaction struct{}

type Message struct{}

type MessageEmbed struct{}

type MessageReference struct{}

type MessageSend struct{}

type RequestConfig struct{}

type RequestOption func(cfg *RequestConfig)

type Session struct{}

type WebhookParams struct{}

func (s *Session) ChannelFileSend(channelID, name string, r io.Reader, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelFileSendWithMessage(channelID, content string, name string, r io.Reader, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSend(channelID string, content string, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSendComplex(channelID string, data *MessageSend, options ...RequestOption) (st *Message, err error) {
	return
}

func (s *Session) ChannelMessageSendEmbed(channelID string, embed *MessageEmbed, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSendEmbedReply(channelID string, embed *MessageEmbed, reference *MessageReference, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSendEmbeds(channelID string, embeds []*MessageEmbed, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSendEmbedsReply(channelID string, embeds []*MessageEmbed, reference *MessageReference, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSendReply(channelID string, content string, reference *MessageReference, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) ChannelMessageSendTTS(channelID string, content string, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) FollowupMessageCreate(interaction *Interaction, wait bool, data *WebhookParams, options ...RequestOption) (_ *Message, _ error) {
	return
}

func (s *Session) WebhookExecute(webhookID, token string, wait bool, data *WebhookParams, options ...RequestOption) (st *Message, err error) {
	return
}

func (s *Session) WebhookThreadExecute(webhookID, token string, wait bool, threadID string, data *WebhookParams, options ...RequestOption) (st *Message, err error) {
	return
}
