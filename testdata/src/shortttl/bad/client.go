package bad

import "github.com/redis/go-redis/v9"

type redisClient = redis.Client
