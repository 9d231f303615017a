// Package expirable declares, for tests, what they use of github.com/hashicorp/golang-lru/v2/expirable.
package expirable

import "time"

type EvictCallback[K comparable, V any] func(key K, value V)

type LRU[K comparable, V any] struct{}

func NewLRU[K comparable, V any](size int, onEvict EvictCallback[K, V], ttl time.Duration) (_ *LRU[K, V]) {
	return
}

func (c *LRU[K, V]) Add(key K, value V) (evicted bool) { return }

func (c *LRU[K, V]) Contains(key K) (_ bool) { return }
