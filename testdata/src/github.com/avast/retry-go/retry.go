// Package retry declares, for tests, what they use of github.com/avast/retry-go.
package retry

type Config struct{}

type Option func(*Config)

type RetryableFunc func() error

func Attempts(attempts uint) (_ Option) { return }

func Do(retryableFunc RetryableFunc, opts ...Option) (_ error) { return }

func Unrecoverable(err error) (_ error) { return }
