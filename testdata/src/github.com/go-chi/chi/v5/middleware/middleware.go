// Package middleware declares, for tests, what they use of github.com/go-chi/chi/v5/middleware.
package middleware

import (
	"context"
)

func GetReqID(ctx context.Context) (_ string) { return }

func NextRequestID() (_ uint64) { return }
