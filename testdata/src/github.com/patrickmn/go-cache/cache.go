// Package cache declares, for tests, what they use of github.com/patrickmn/go-cache.
package cache

import "time"

type Cache struct{ *cache }

type cache struct{}

const DefaultExpiration time.Duration = 0

func New(defaultExpiration, cleanupInterval time.Duration) (_ *Cache) { return }

func (c *cache) Add(k string, x interface{}, d time.Duration) (_ error) { return }

func (c *cache) Delete(k string) {}

func (c *cache) Get(k string) (_ interface{}, _ bool) { return }

func (c *cache) Replace(k string, x interface{}, d time.Duration) (_ error) { return }

func (c *cache) Set(k string, x interface{}, d time.Duration) {}
