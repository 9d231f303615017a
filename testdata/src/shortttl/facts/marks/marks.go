// Package marks remembers what was done for as long as its callers say.
package marks

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

type Store struct{ RDB *redis.Client }

// Mark claims a key.
func (s *Store) Mark(ctx context.Context, key string, life time.Duration) (bool, error) { // want Mark:`arg2 is how long a claim lives under mark:{}`
	return s.RDB.SetNX(ctx, "mark:"+key, 1, life).Result()
}

// MarkFor claims a key for some seconds.
func (s *Store) MarkFor(ctx context.Context, key string, secs int) (bool, error) { // want MarkFor:`arg2 is how long a claim lives under mark:{}`
	return s.Mark(ctx, key, time.Duration(secs)*time.Second)
}
