// Package options declares, for tests, what they use of github.com/restatedev/sdk-go/internal/options.
package options

type RunOption interface{}
