package good

import (
	"context"

	"github.com/google/uuid"

	"freshkey/sdk/payments"
)

type sessionManager interface {
	Put(ctx context.Context, name string, val any)
}

// Kept in the session: the form that is sent again finds it there.
func showCheckout(ctx context.Context, s sessionManager) {
	s.Put(ctx, "idempotency_key", uuid.NewString())
}

// An answer is built, which is no use of its key.
func answerOf(order string) *payments.Answer {
	return payments.NewAnswer(payments.Form{Order: order, IdempotencyKey: uuid.NewString()})
}
