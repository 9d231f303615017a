// Package deadletters says itself how long what failed may be done again.
package deadletters

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

const uploadsDLQDays = 14

const maxAttempts = 12

const retryInterval = time.Hour

type rows struct{ rdb *redis.Client }

func (r *rows) take(ctx context.Context, dedupKey string) (bool, error) {
	return r.rdb.SetNX(ctx, "rows/"+dedupKey, "x", ninety()).Result() // want `"rows/{dedupKey}" of SetNX is forgotten after 1h30m \(ninety\(\)\), but maxAttempts times retryInterval \(imports.go:\d+\) lets it be done again for 12h \(1h30m < 12h\)`
}

func ninety() time.Duration { return 90 * time.Minute }

func (r *rows) upload(ctx context.Context, name string) (bool, error) {
	return r.rdb.SetNX(ctx, "processed-uploads/"+name, "x", 24*time.Hour).Result() // want `is forgotten after 24h \(24 \* time.Hour\), but uploadsDLQDays \(imports.go:\d+\) lets it be done again for 14 days \(24h < 336h\).*\(shortttl, low\)`
}
