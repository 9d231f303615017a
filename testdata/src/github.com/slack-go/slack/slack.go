// Package slack declares, for tests, what they use of github.com/slack-go/slack.
package slack

import (
	"context"
	"net/http"
)

type Client struct{}

type FileSummary struct{}

type Message struct{ Msg }

type Msg struct{}

type MsgOption func(*sendConfig) error

type Option func(*Client)

type UploadFileParameters struct{}

type WebhookMessage struct {
	Username        string
	IconEmoji       string
	IconURL         string
	Channel         string
	ThreadTimestamp string
	Text            string
	Parse           string
	ResponseType    string
	ReplaceOriginal bool
	DeleteOriginal  bool
	ReplyBroadcast  bool
	UnfurlLinks     *bool
	UnfurlMedia     *bool
}

type sendConfig struct{}

func (api *Client) PostEphemeral(channelID, userID string, options ...MsgOption) (_ string, _ error) {
	return
}

func (api *Client) PostEphemeralContext(ctx context.Context, channelID, userID string, options ...MsgOption) (timestamp string, err error) {
	return
}

func (api *Client) PostMessage(channelID string, options ...MsgOption) (_ string, _ string, _ error) {
	return
}

func (api *Client) PostMessageContext(ctx context.Context, channelID string, options ...MsgOption) (_ string, _ string, _ error) {
	return
}

func (api *Client) PostMessageWithResponse(channelID string, options ...MsgOption) (_ string, _ string, _ Message, _ error) {
	return
}

func (api *Client) PostMessageWithResponseContext(ctx context.Context, channelID string, options ...MsgOption) (_ string, _ string, _ Message, _ error) {
	return
}

func (api *Client) ScheduleMessage(channelID, postAt string, options ...MsgOption) (_ string, _ string, _ error) {
	return
}

func (api *Client) ScheduleMessageContext(ctx context.Context, channelID, postAt string, options ...MsgOption) (_ string, _ string, _ error) {
	return
}

func (api *Client) SendMessage(channel string, options ...MsgOption) (_ string, _ string, _ string, _ error) {
	return
}

func (api *Client) SendMessageContext(ctx context.Context, channelID string, options ...MsgOption) (_channel string, _timestampOrScheduledMessageID string, _text string, err error) {
	return
}

func (api *Client) UploadFile(params UploadFileParameters) (_ *FileSummary, _ error) { return }

func (api *Client) UploadFileContext(ctx context.Context, params UploadFileParameters) (file *FileSummary, err error) {
	return
}

func MsgOptionText(text string, escape bool) (_ MsgOption) { return }

func New(token string, options ...Option) (_ *Client) { return }

func PostWebhook(url string, msg *WebhookMessage) (_ error) { return }

func PostWebhookContext(ctx context.Context, url string, msg *WebhookMessage) (_ error) { return }

func PostWebhookCustomHTTP(url string, httpClient *http.Client, msg *WebhookMessage) (_ error) {
	return
}

func PostWebhookCustomHTTPContext(ctx context.Context, url string, httpClient *http.Client, msg *WebhookMessage) (_ error) {
	return
}
