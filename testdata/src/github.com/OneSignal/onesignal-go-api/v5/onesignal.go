// Package onesignal declares, for tests, what they use of github.com/OneSignal/onesignal-go-api/v5.
package onesignal

import (
	"context"
	"net/http"
)

type Notification struct {
	AppId          string
	IdempotencyKey NullableString
	ExternalId     NullableString
}

type NullableString struct{}

type Response struct{}

type DefaultApiService struct{}

type ApiCreateNotificationRequest struct{ notification *Notification }

func NewNotification(appId string) (_ *Notification) { return }

func (o *Notification) SetIdempotencyKey(v string) {}

func (a *DefaultApiService) CreateNotification(ctx context.Context) (_ ApiCreateNotificationRequest) {
	return
}

func (r ApiCreateNotificationRequest) Notification(notification Notification) (_ ApiCreateNotificationRequest) {
	return
}

func (r ApiCreateNotificationRequest) Execute() (_ *Response, _ *http.Response, _ error) { return }
