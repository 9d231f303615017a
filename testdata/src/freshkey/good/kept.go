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

// idempotencyKey makes a key of what it is given, and takes none.
func idempotencyKey(of string) string { return "key/" + of }

func makes(ctx context.Context, s sessionManager) string {
	token := uuid.NewString()
	s.Put(ctx, "form_token", token)
	return idempotencyKey(token)
}
