// Package restatecontext declares, for tests, what they use of github.com/restatedev/sdk-go/internal/restatecontext.
package restatecontext

type RunContext interface{}
