package sources

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/bradfitz/gomemcache/memcache"
	"github.com/bsm/redislock"
	redisv8 "github.com/go-redis/redis/v8"
	"github.com/go-redsync/redsync/v4"
	"github.com/google/uuid"
	"github.com/redis/go-redis/v9"
	restate "github.com/restatedev/sdk-go"
	"github.com/sethgrid/pester"
	zero "github.com/zeromicro/go-zero/core/stores/redis"
)

// A claim or a lock that holds the time lets each repeat in.
func claims(ctx context.Context, o order, r *redis.Client, old *redisv8.Client, u redis.UniversalClient, z *zero.Redis, mc *memcache.Client, l *redislock.Client, s *redsync.Redsync) {
	r.SetNX(ctx, fmt.Sprintf("claim:%s:%d", o.ID, time.Now().Unix()), 1, time.Hour)                   // want `time.Now`
	u.SetNX(ctx, fmt.Sprintf("claim:%s:%d", o.ID, time.Now().Unix()), 1, time.Hour)                   // want `time.Now`
	old.SetNX(ctx, fmt.Sprintf("claim:%s:%d", o.ID, time.Now().Unix()), 1, time.Hour)                 // want `time.Now`
	r.SetArgs(ctx, fmt.Sprintf("claim:%s:%d", o.ID, time.Now().Unix()), 1, redis.SetArgs{Mode: "NX"}) // want `time.Now`
	r.HSetNX(ctx, "claims", fmt.Sprintf("%s:%d", o.ID, time.Now().Unix()), 1)                         // want `time.Now`
	z.SetnxEx(fmt.Sprintf("claim:%s:%d", o.ID, time.Now().Unix()), "1", 3600)                         // want `time.Now`
	mc.Add(&memcache.Item{Key: fmt.Sprintf("claim:%s:%d", o.ID, time.Now().Unix())})                  // want `time.Now`
	l.Obtain(ctx, fmt.Sprintf("lock:%s:%d", o.ID, time.Now().Unix()), time.Minute, nil)               // want `time.Now`
	s.NewMutex(fmt.Sprintf("lock:%s:%d", o.ID, time.Now().Unix()))                                    // want `time.Now`
}

func claimsOfTheOrder(ctx context.Context, o order, r *redis.Client, z *zero.Redis, mc *memcache.Client, l *redislock.Client, s *redsync.Redsync) {
	r.SetNX(ctx, "claim:"+o.ID, time.Now().String(), time.Hour) // when it was claimed
	r.SetNX(ctx, "claim:"+o.ID, uuid.NewString(), time.Hour)    // by whom
	z.SetnxEx("claim:"+o.ID, "1", 3600)
	mc.Add(&memcache.Item{Key: "claim:" + o.ID, Value: []byte(time.Now().String())})
	l.Obtain(ctx, "lock:"+o.ID, time.Minute, nil)
	s.NewMutex("lock:" + o.ID)
	r.SetNX(ctx, "session:"+uuid.NewString(), o.ID, 0) // a new name, not a claim
}

func requests(ctx context.Context, o order, c *http.Client, p *pester.Client) {
	a, _ := http.NewRequestWithContext(ctx, http.MethodPost, "https://pay.example/charges", nil)
	a.Header.Set("Idempotency-Key", uuid.NewString()) // want `uuid.NewString`
	c.Do(a)
	b, _ := http.NewRequestWithContext(ctx, http.MethodPost, "https://pay.example/charges", nil)
	b.Header.Set("Idempotency-Key", uuid.NewString()) // want `uuid.NewString`
	p.Do(b)
	d, _ := http.NewRequestWithContext(ctx, http.MethodPost, "https://pay.example/charges", nil)
	d.Header.Set("Idempotency-Key", "charge:"+o.ID)
	d.Header.Set("X-Request-Id", uuid.NewString())
	c.Do(d)
	restate.WithIdempotencyKey(uuid.NewString()) // want `uuid.NewString`
	restate.WithIdempotencyKey("charge:" + o.ID)
}
