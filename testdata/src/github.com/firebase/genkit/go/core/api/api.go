// Package api declares, for tests, what they use of github.com/firebase/genkit/go/core/api.
package api

type Registry interface{}
