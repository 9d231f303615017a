// Package middleware declares, for tests, what they use of github.com/ThreeDotsLabs/watermill/message/router/middleware.
package middleware

import (
	"context"
	"github.com/ThreeDotsLabs/watermill/message"
)

type ExpiringKeyRepository interface {
	IsDuplicate(ctx context.Context, key string) (ok bool, err error)
}

type Retry struct{ MaxRetries int }

func (r Retry) Middleware(h message.HandlerFunc) (_ message.HandlerFunc) { return }
