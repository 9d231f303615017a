// Package worker repeats what another package does.
package worker

import (
	"context"

	"github.com/avast/retry-go/v4"

	"unkeyedretry/facts/mail"
)

func welcome(ctx context.Context, s *mail.Sender, to string) error {
	return retry.Do(func() error {
		return s.Welcome(ctx, to) // want `Client.SendWithContext \(mail/mail.go:\d+, via Sender.Welcome and send\) is repeated by retry.Do .* without an idempotency key`
	})
}

// other is the same cause.
func other(ctx context.Context, s *mail.Sender, to string) error {
	return retry.Do(func() error { return s.Welcome(ctx, to) })
}

func once(ctx context.Context, s *mail.Sender, id, to string) error {
	return retry.Do(func() error { return s.Once(ctx, id, to) })
}

func charge(order string) error {
	return retry.Do(func() error { return mail.Charge(order, 100) })
}

func unkeyed() error {
	return retry.Do(func() error {
		return mail.Charge("", 100) // want `paymentintent.New \(mail/mail.go:\d+, via mail.Charge\) is repeated by retry.Do .* with an empty`
	})
}

func fixed() error {
	return retry.Do(func() error { return mail.Fixed() })
}
