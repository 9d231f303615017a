// Package memcache declares, for tests, what they use of github.com/bradfitz/gomemcache/memcache.
package memcache

type Client struct{}

type Item struct {
	Key        string
	Value      []byte
	Flags      uint32
	Expiration int32
	CasID      uint64
}

var ErrCacheMiss error

var ErrNotStored error

func (c *Client) Add(item *Item) (_ error) { return }

func (c *Client) CompareAndSwap(item *Item) (_ error) { return }

func (c *Client) Decrement(key string, delta uint64) (newValue uint64, err error) { return }

func (c *Client) Delete(key string) (_ error) { return }

func (c *Client) Get(key string) (item *Item, err error) { return }

func (c *Client) Increment(key string, delta uint64) (newValue uint64, err error) { return }

func (c *Client) Replace(item *Item) (_ error) { return }

func (c *Client) Set(item *Item) (_ error) { return }

func New(server ...string) (_ *Client) { return }
