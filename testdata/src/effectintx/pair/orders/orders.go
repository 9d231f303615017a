// Package orders has its transactions run by another package.
package orders

import (
	"context"

	"github.com/resend/resend-go/v2"

	"effectintx/pair/store"
)

func place(ctx context.Context, s *store.Store, mails resend.EmailsSvc, req *resend.SendEmailRequest) error {
	return s.Around(ctx, func() error {
		_, err := mails.SendWithContext(ctx, req) // want `EmailsSvc.SendWithContext is done inside the transaction of Store.Around`
		return err
	})
}

func placed(ctx context.Context, s *store.Store, mails resend.EmailsSvc, req *resend.SendEmailRequest) error {
	return s.Then(ctx, func() error {
		_, err := mails.SendWithContext(ctx, req)
		return err
	})
}
