// Package retrypolicy declares, for tests, what they use of github.com/failsafe-go/failsafe-go/retrypolicy.
package retrypolicy

type Builder[R any] interface {
	WithMaxAttempts(maxAttempts int) Builder[R]
	WithMaxRetries(maxRetries int) Builder[R]
	Build() RetryPolicy[R]
}

type RetryPolicy[R any] interface{}

func NewBuilder[R any]() (_ Builder[R]) { return }

func NewWithDefaults[R any]() (_ RetryPolicy[R]) { return }
