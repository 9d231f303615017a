// Package deadletters keeps its marks for longer than what failed.
package deadletters

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

const importDLQRetention = 14 * 24 * time.Hour

// No dead letter: how long rows of a log are kept.
const logRetention = 90 * 24 * time.Hour

const markLife = importDLQRetention + 2*24*time.Hour

type rows struct{ rdb *redis.Client }

func (r *rows) take(ctx context.Context, dedupKey string) (bool, error) {
	return r.rdb.SetNX(ctx, "rows/"+dedupKey, "x", markLife).Result()
}

// A cooldown between two imports of one file.
func (r *rows) cooldown(ctx context.Context, file string) (bool, error) {
	return r.rdb.SetNX(ctx, "import-cooldown/"+file, "x", time.Hour).Result()
}
