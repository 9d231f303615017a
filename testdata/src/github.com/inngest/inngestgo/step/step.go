// Package step declares, for tests, what they use of github.com/inngest/inngestgo/step.
package step

import "context"

func Run[T any](ctx context.Context, id string, f func(ctx context.Context) (T, error)) (_ T, _ error) {
	return
}
