// Package option declares, for tests, what they use of github.com/orbcorp/orb-go/option.
package option

type RequestOption interface{}

func WithHeader(key, value string) (_ RequestOption) { return }

func WithHeaderAdd(key, value string) (_ RequestOption) { return }

func WithMaxRetries(retries int) (_ RequestOption) { return }
