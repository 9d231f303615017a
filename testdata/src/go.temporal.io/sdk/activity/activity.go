// Package activity declares, for tests, what they use of go.temporal.io/sdk/activity.
package activity

import (
	"context"
	"go.temporal.io/sdk/internal"
)

type Info = internal.ActivityInfo

type RegisterOptions = internal.RegisterActivityOptions

func GetInfo(ctx context.Context) (_ Info) { return }
