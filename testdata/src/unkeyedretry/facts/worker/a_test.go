package worker

import (
	"context"

	"github.com/avast/retry-go/v4"

	"unkeyedretry/facts/mail"
)

// A test that repeats the same comes before in the order of the files, and does
// not stand for the program's.
func inTest(ctx context.Context, s *mail.Sender, to string) error {
	return retry.Do(func() error { return s.Welcome(ctx, to) })
}
