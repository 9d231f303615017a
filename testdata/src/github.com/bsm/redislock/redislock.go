// Package redislock declares, for tests, what they use of github.com/bsm/redislock.
package redislock

import (
	"context"
	"time"
)

type Client struct{}

type Lock struct{ *Client }

type Options struct{}

type RedisClient interface{}

func (c *Client) Obtain(ctx context.Context, key string, ttl time.Duration, opt *Options) (_ *Lock, _ error) {
	return
}

func (l *Lock) Release(ctx context.Context) (_ error) { return }

func Obtain(ctx context.Context, client RedisClient, key string, ttl time.Duration, opt *Options) (_ *Lock, _ error) {
	return
}
