// Package runtime declares, for tests, what they use of github.com/dapr/dapr/pkg/proto/runtime/v1.
package runtime

type PublishEventRequest struct{}
