// Package common declares, for tests, what they use of github.com/adyen/adyen-go-api-library/v21/src/common.
package common

import (
	"context"
)

func WithIdempotencyKey(ctx context.Context, idempotencyKey string) (_ context.Context) { return }
