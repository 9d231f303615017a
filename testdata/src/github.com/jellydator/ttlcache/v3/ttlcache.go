// Package ttlcache declares, for tests, what they use of github.com/jellydator/ttlcache/v3.
package ttlcache

import "time"

type Cache[K comparable, V any] struct{}

type Item[K comparable, V any] struct{}

type Option[K comparable, V any] interface{}

func New[K comparable, V any](opts ...Option[K, V]) (_ *Cache[K, V]) { return }

func WithTTL[K comparable, V any](ttl time.Duration) (_ Option[K, V]) { return }

func (c *Cache[K, V]) Has(key K) (_ bool) { return }

func (c *Cache[K, V]) Set(key K, value V, ttl time.Duration) (_ *Item[K, V]) { return }
