// Package wait declares, for tests, what they use of k8s.io/apimachinery/pkg/util/wait.
package wait

import (
	"context"
	"time"
)

type Backoff struct {
	Duration time.Duration
	Factor   float64
	Jitter   float64
	Steps    int
	Cap      time.Duration
}

type BackoffManager interface{}

type ConditionFunc func() (done bool, err error)

type ConditionWithContextFunc func(context.Context) (done bool, err error)

func BackoffUntil(f func(), backoff BackoffManager, sliding bool, stopCh <-chan struct{}) {}

func BackoffUntilWithContext(ctx context.Context, f func(ctx context.Context), backoff BackoffManager, sliding bool) {
}

func ExponentialBackoff(backoff Backoff, condition ConditionFunc) (_ error) { return }

func ExponentialBackoffWithContext(ctx context.Context, backoff Backoff, condition ConditionWithContextFunc) (_ error) {
	return
}

func Forever(f func(), period time.Duration) {}

func JitterUntil(f func(), period time.Duration, jitterFactor float64, sliding bool, stopCh <-chan struct{}) {
}

func JitterUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration, jitterFactor float64, sliding bool) {
}

func NonSlidingUntil(f func(), period time.Duration, stopCh <-chan struct{}) {}

func NonSlidingUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration) {}

func Poll(interval, timeout time.Duration, condition ConditionFunc) (_ error) { return }

func PollImmediate(interval, timeout time.Duration, condition ConditionFunc) (_ error) { return }

func PollImmediateInfinite(interval time.Duration, condition ConditionFunc) (_ error) { return }

func PollImmediateInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollImmediateUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) (_ error) {
	return
}

func PollImmediateUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollImmediateWithContext(ctx context.Context, interval, timeout time.Duration, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollInfinite(interval time.Duration, condition ConditionFunc) (_ error) { return }

func PollInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) (_ error) {
	return
}

func PollUntilContextCancel(ctx context.Context, interval time.Duration, immediate bool, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollUntilContextTimeout(ctx context.Context, interval, timeout time.Duration, immediate bool, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) (_ error) {
	return
}

func PollWithContext(ctx context.Context, interval, timeout time.Duration, condition ConditionWithContextFunc) (_ error) {
	return
}

func Until(f func(), period time.Duration, stopCh <-chan struct{}) {}

func UntilWithContext(ctx context.Context, f func(context.Context), period time.Duration) {}
