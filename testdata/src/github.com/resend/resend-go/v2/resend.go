// Package resend declares, for tests, what they use of github.com/resend/resend-go/v2.
package resend

import (
	"context"
)

type BatchEmailResponse struct{}

type BatchSendEmailOptions struct{ IdempotencyKey string }

type BatchSvc interface {
	Send([]*SendEmailRequest) (*BatchEmailResponse, error)
	SendWithContext(ctx context.Context, params []*SendEmailRequest) (*BatchEmailResponse, error)
	SendWithOptions(ctx context.Context, params []*SendEmailRequest, options *BatchSendEmailOptions) (*BatchEmailResponse, error)
}

type BatchSvcImpl struct{}

type BroadcastsSvc interface {
	SendWithContext(ctx context.Context, params *SendBroadcastRequest) (SendBroadcastResponse, error)
	Send(params *SendBroadcastRequest) (SendBroadcastResponse, error)
}

type BroadcastsSvcImpl struct{}

type Client struct {
	Emails EmailsSvc
	Batch  BatchSvc
}

type EmailsSvc interface {
	SendWithOptions(ctx context.Context, params *SendEmailRequest, options *SendEmailOptions) (*SendEmailResponse, error)
	SendWithContext(ctx context.Context, params *SendEmailRequest) (*SendEmailResponse, error)
	Send(params *SendEmailRequest) (*SendEmailResponse, error)
}

type EmailsSvcImpl struct{}

type SendBroadcastRequest struct{}

type SendBroadcastResponse struct{}

type SendEmailOptions struct{ IdempotencyKey string }

type SendEmailRequest struct {
	From        string
	To          []string
	Subject     string
	Bcc         []string
	Cc          []string
	ReplyTo     string
	Html        string
	Text        string
	Headers     map[string]string
	ScheduledAt string
}

type SendEmailResponse struct{ Id string }

func (s *BatchSvcImpl) Send(params []*SendEmailRequest) (_ *BatchEmailResponse, _ error) { return }

func (s *BatchSvcImpl) SendWithContext(ctx context.Context, params []*SendEmailRequest) (_ *BatchEmailResponse, _ error) {
	return
}

func (s *BatchSvcImpl) SendWithOptions(ctx context.Context, params []*SendEmailRequest, options *BatchSendEmailOptions) (_ *BatchEmailResponse, _ error) {
	return
}

func (s *BroadcastsSvcImpl) Send(params *SendBroadcastRequest) (_ SendBroadcastResponse, _ error) {
	return
}

func (s *BroadcastsSvcImpl) SendWithContext(ctx context.Context, params *SendBroadcastRequest) (_ SendBroadcastResponse, _ error) {
	return
}

func (s *EmailsSvcImpl) Send(params *SendEmailRequest) (_ *SendEmailResponse, _ error) { return }

func (s *EmailsSvcImpl) SendWithContext(ctx context.Context, params *SendEmailRequest) (_ *SendEmailResponse, _ error) {
	return
}

func (s *EmailsSvcImpl) SendWithOptions(ctx context.Context, params *SendEmailRequest, options *SendEmailOptions) (_ *SendEmailResponse, _ error) {
	return
}

func NewClient(apiKey string) (_ *Client) { return }
