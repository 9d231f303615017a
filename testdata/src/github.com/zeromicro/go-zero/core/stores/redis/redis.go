// Package redis declares, for tests, what they use of github.com/zeromicro/go-zero/core/stores/redis.
package redis

import (
	"context"
)

type Redis struct{}

type RedisLock struct{}

func NewRedisLock(store *Redis, key string) (_ *RedisLock) { return }

func (s *Redis) Del(keys ...string) (_ int, _ error) { return }

func (s *Redis) DelCtx(ctx context.Context, keys ...string) (_ int, _ error) { return }

func (s *Redis) Exists(key string) (_ bool, _ error) { return }

func (s *Redis) ExistsCtx(ctx context.Context, key string) (_ bool, _ error) { return }

func (s *Redis) Get(key string) (_ string, _ error) { return }

func (s *Redis) GetCtx(ctx context.Context, key string) (_ string, _ error) { return }

func (s *Redis) Set(key, value string) (_ error) { return }

func (s *Redis) SetCtx(ctx context.Context, key, value string) (_ error) { return }

func (s *Redis) Setex(key, value string, seconds int) (_ error) { return }

func (s *Redis) SetexCtx(ctx context.Context, key, value string, seconds int) (_ error) { return }

func (s *Redis) Setnx(key, value string) (_ bool, _ error) { return }

func (s *Redis) SetnxCtx(ctx context.Context, key, value string) (_ bool, _ error) { return }

func (s *Redis) SetnxEx(key, value string, seconds int) (_ bool, _ error) { return }

func (s *Redis) SetnxExCtx(ctx context.Context, key, value string, seconds int) (_ bool, _ error) {
	return
}

func (rl *RedisLock) Acquire() (_ bool, _ error) { return }

func (rl *RedisLock) AcquireCtx(ctx context.Context) (_ bool, _ error) { return }

func (rl *RedisLock) Release() (_ bool, _ error) { return }

func (rl *RedisLock) ReleaseCtx(ctx context.Context) (_ bool, _ error) { return }
