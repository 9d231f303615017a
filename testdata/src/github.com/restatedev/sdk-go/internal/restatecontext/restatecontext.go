// Package restatecontext declares, for tests, what they use of github.com/restatedev/sdk-go/internal/restatecontext.
package restatecontext

import "context"

type RunContext interface{ context.Context }
