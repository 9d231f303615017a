// Package redis declares, for tests, what they use of github.com/redis/go-redis/v9.
package redis

import (
	"context"
	"time"
)

type AliasBuilder struct{}

type BoolCmd struct{ baseCmd }

type BoolSliceCmd struct{ baseCmd }

type Cache interface {
	Get(ctx context.Context, cacheKey string) ([]byte, bool)
}

type Client struct {
	*baseClient
	cmdable
}

type ClusterClient struct {
	cmdable
	hooksMixin
}

type Cmdable interface {
	GenericCmdable
	HashCmdable
	ListCmdable
	PubSubCmdable
	SetCmdable
	SortedSetCmdable
	StringCmdable
	StreamCmdable
}

type Cmder interface{}

type ConsistentHash interface{ Get(string) string }

type CursorBuilder struct{}

type DictBuilder struct{}

type FloatCmd struct{ baseCmd }

type GenericCmdable interface {
	Del(ctx context.Context, keys ...string) *IntCmd
	Exists(ctx context.Context, keys ...string) *IntCmd
	Expire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
	PExpire(ctx context.Context, key string, expiration time.Duration) *BoolCmd
}

type HashCmdable interface {
	HDel(ctx context.Context, key string, fields ...string) *IntCmd
	HExists(ctx context.Context, key, field string) *BoolCmd
	HGet(ctx context.Context, key, field string) *StringCmd
	HIncrBy(ctx context.Context, key, field string, incr int64) *IntCmd
	HIncrByFloat(ctx context.Context, key, field string, incr float64) *FloatCmd
	HSet(ctx context.Context, key string, values ...interface{}) *IntCmd
	HSetNX(ctx context.Context, key, field string, value interface{}) *BoolCmd
}

type IntCmd struct{ baseCmd }

type ListCmdable interface {
	LPush(ctx context.Context, key string, values ...interface{}) *IntCmd
	RPush(ctx context.Context, key string, values ...interface{}) *IntCmd
}

type LocalCache struct{}

type Options struct {
	Network                                string
	Addr                                   string
	NodeAddress                            string
	ClientName                             string
	Protocol                               int
	Username                               string
	Password                               string
	DB                                     int
	MaxRetries                             int
	MinRetryBackoff                        time.Duration
	MaxRetryBackoff                        time.Duration
	DialTimeout                            time.Duration
	DialerRetries                          int
	DialerRetryTimeout                     time.Duration
	ReadTimeout                            time.Duration
	WriteTimeout                           time.Duration
	ContextTimeoutEnabled                  bool
	ReadBufferSize                         int
	WriteBufferSize                        int
	PipelineReadBufferSize                 int
	PipelineWriteBufferSize                int
	PipelinePoolSize                       int
	PoolFIFO                               bool
	PoolSize                               int
	MaxConcurrentDials                     int
	PoolTimeout                            time.Duration
	MinIdleConns                           int
	MaxIdleConns                           int
	MaxActiveConns                         int
	ConnMaxIdleTime                        time.Duration
	ConnMaxLifetime                        time.Duration
	ConnMaxLifetimeJitter                  time.Duration
	DisableIndentity                       bool
	DisableIdentity                        bool
	IdentitySuffix                         string
	UnstableResp3                          bool
	FailingTimeoutSeconds                  int
	ClientSideCacheRefreshOnInvalidate     bool
	ClientSideCacheCoalesceMisses          bool
	ClientSideCacheInvalidationBatchWindow time.Duration
}

type Pipeliner interface{ StatefulCmdable }

type PubSubCmdable interface {
	Publish(ctx context.Context, channel string, message interface{}) *IntCmd
}

type Ring struct {
	cmdable
	hooksMixin
}

type Script struct{}

type Scripter interface{}

type SentinelClient struct{ *baseClient }

type SetArgs struct {
	Mode        string
	MatchValue  interface{}
	MatchDigest uint64
	TTL         time.Duration
	ExpireAt    time.Time
	Get         bool
	KeepTTL     bool
}

type SetCmdable interface {
	SAdd(ctx context.Context, key string, members ...interface{}) *IntCmd
	SIsMember(ctx context.Context, key string, member interface{}) *BoolCmd
	SRem(ctx context.Context, key string, members ...interface{}) *IntCmd
}

type SortedSetCmdable interface {
	ZAddNX(ctx context.Context, key string, members ...Z) *IntCmd
	ZIncrBy(ctx context.Context, key string, increment float64, member string) *FloatCmd
	ZScore(ctx context.Context, key, member string) *FloatCmd
}

type StatefulCmdable interface{ Cmdable }

type StatusCmd struct{ baseCmd }

type StreamCmdable interface {
	XAdd(ctx context.Context, a *XAddArgs) *StringCmd
}

type StringCmd struct{ baseCmd }

type StringCmdable interface {
	Decr(ctx context.Context, key string) *IntCmd
	DecrBy(ctx context.Context, key string, decrement int64) *IntCmd
	Get(ctx context.Context, key string) *StringCmd
	GetSet(ctx context.Context, key string, value interface{}) *StringCmd
	GetDel(ctx context.Context, key string) *StringCmd
	Incr(ctx context.Context, key string) *IntCmd
	IncrBy(ctx context.Context, key string, value int64) *IntCmd
	IncrByFloat(ctx context.Context, key string, value float64) *FloatCmd
	MSetNX(ctx context.Context, values ...interface{}) *BoolCmd
	Set(ctx context.Context, key string, value interface{}, expiration time.Duration) *StatusCmd
	SetArgs(ctx context.Context, key string, value interface{}, a SetArgs) *StatusCmd
	SetEx(ctx context.Context, key string, value interface{}, expiration time.Duration) *StatusCmd
	SetNX(ctx context.Context, key string, value interface{}, expiration time.Duration) *BoolCmd
	SetXX(ctx context.Context, key string, value interface{}, expiration time.Duration) *BoolCmd
}

type TimeCmd struct{ baseCmd }

type Tx struct {
	baseClient
	cmdable
	statefulCmdable
}

type UniversalClient interface {
	Cmdable
	Watch(ctx context.Context, fn func(*Tx) error, keys ...string) error
}

type XAddArgs struct {
	Stream         string
	NoMkStream     bool
	MaxLen         int64
	MinID          string
	Approx         bool
	Limit          int64
	Mode           string
	ID             string
	Values         interface{}
	ProducerID     string
	IdempotentID   string
	IdempotentAuto bool
}

type Z struct{}

type baseClient struct{ hooksMixin }

type baseCmd struct{}

type clusterState struct{}

type clusterStateHolder struct{}

type cmdable func(ctx context.Context, cmd Cmder) error

type hooksMixin struct{}

type statefulCmdable func(ctx context.Context, cmd Cmder) error

var Nil error

var TxFailedErr error

func (b *AliasBuilder) Del() (_ *AliasBuilder) { return }

func (cmd *BoolCmd) Result() (_ bool, _ error) { return }

func (cmd *BoolCmd) Val() (_ bool) { return }

func (c *Client) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) (_ error) { return }

func (c *ClusterClient) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) (_ error) {
	return
}

func (b *CursorBuilder) Del() (_ *CursorBuilder) { return }

func (b *DictBuilder) Del(terms ...interface{}) (_ *DictBuilder) { return }

func (cmd *FloatCmd) Result() (_ float64, _ error) { return }

func (cmd *FloatCmd) Val() (_ float64) { return }

func (cmd *IntCmd) Result() (_ int64, _ error) { return }

func (cmd *IntCmd) Uint64() (_ uint64, _ error) { return }

func (cmd *IntCmd) Val() (_ int64) { return }

func (c *LocalCache) Get(ctx context.Context, cacheKey string) (_ []byte, _ bool) { return }

func NewClient(opt *Options) (_ *Client) { return }

func (c *Ring) Publish(ctx context.Context, channel string, message interface{}) (_ *IntCmd) { return }

func (c *Ring) Watch(ctx context.Context, fn func(*Tx) error, keys ...string) (_ error) { return }

func (s *Script) Exists(ctx context.Context, c Scripter) (_ *BoolSliceCmd) { return }

func (c *SentinelClient) Set(ctx context.Context, name, option, value string) (_ *StringCmd) { return }

func (cmd *StatusCmd) Result() (_ string, _ error) { return }

func (cmd *StatusCmd) Val() (_ string) { return }

func (cmd *StringCmd) Bytes() (_ []byte, _ error) { return }

func (cmd *StringCmd) Int() (_ int, _ error) { return }

func (cmd *StringCmd) Int64() (_ int64, _ error) { return }

func (cmd *StringCmd) Result() (_ string, _ error) { return }

func (cmd *StringCmd) Scan(val interface{}) (_ error) { return }

func (cmd *StringCmd) Val() (_ string) { return }

func (cmd *TimeCmd) Result() (_ time.Time, _ error) { return }

func (cmd *TimeCmd) Val() (_ time.Time) { return }

func (cmd *baseCmd) Err() (_ error) { return }

func (c *clusterStateHolder) Get(ctx context.Context) (_ *clusterState, _ error) { return }

func (c cmdable) Decr(ctx context.Context, key string) (_ *IntCmd) { return }

func (c cmdable) DecrBy(ctx context.Context, key string, decrement int64) (_ *IntCmd) { return }

func (c cmdable) Del(ctx context.Context, keys ...string) (_ *IntCmd) { return }

func (c cmdable) Exists(ctx context.Context, keys ...string) (_ *IntCmd) { return }

func (c cmdable) Expire(ctx context.Context, key string, expiration time.Duration) (_ *BoolCmd) {
	return
}

func (c cmdable) Get(ctx context.Context, key string) (_ *StringCmd) { return }

func (c cmdable) GetDel(ctx context.Context, key string) (_ *StringCmd) { return }

func (c cmdable) GetSet(ctx context.Context, key string, value interface{}) (_ *StringCmd) { return }

func (c cmdable) HDel(ctx context.Context, key string, fields ...string) (_ *IntCmd) { return }

func (c cmdable) HExists(ctx context.Context, key, field string) (_ *BoolCmd) { return }

func (c cmdable) HGet(ctx context.Context, key, field string) (_ *StringCmd) { return }

func (c cmdable) HIncrBy(ctx context.Context, key, field string, incr int64) (_ *IntCmd) { return }

func (c cmdable) HIncrByFloat(ctx context.Context, key, field string, incr float64) (_ *FloatCmd) {
	return
}

func (c cmdable) HSet(ctx context.Context, key string, values ...interface{}) (_ *IntCmd) { return }

func (c cmdable) HSetNX(ctx context.Context, key, field string, value interface{}) (_ *BoolCmd) {
	return
}

func (c cmdable) Incr(ctx context.Context, key string) (_ *IntCmd) { return }

func (c cmdable) IncrBy(ctx context.Context, key string, value int64) (_ *IntCmd) { return }

func (c cmdable) IncrByFloat(ctx context.Context, key string, value float64) (_ *FloatCmd) { return }

func (c cmdable) LPush(ctx context.Context, key string, values ...interface{}) (_ *IntCmd) { return }

func (c cmdable) MSetNX(ctx context.Context, values ...interface{}) (_ *BoolCmd) { return }

func (c cmdable) PExpire(ctx context.Context, key string, expiration time.Duration) (_ *BoolCmd) {
	return
}

func (c cmdable) Publish(ctx context.Context, channel string, message interface{}) (_ *IntCmd) {
	return
}

func (c cmdable) RPush(ctx context.Context, key string, values ...interface{}) (_ *IntCmd) { return }

func (c cmdable) SAdd(ctx context.Context, key string, members ...interface{}) (_ *IntCmd) { return }

func (c cmdable) SIsMember(ctx context.Context, key string, member interface{}) (_ *BoolCmd) { return }

func (c cmdable) SRem(ctx context.Context, key string, members ...interface{}) (_ *IntCmd) { return }

func (c cmdable) Set(ctx context.Context, key string, value interface{}, expiration time.Duration) (_ *StatusCmd) {
	return
}

func (c cmdable) SetArgs(ctx context.Context, key string, value interface{}, a SetArgs) (_ *StatusCmd) {
	return
}

func (c cmdable) SetEx(ctx context.Context, key string, value interface{}, expiration time.Duration) (_ *StatusCmd) {
	return
}

func (c cmdable) SetNX(ctx context.Context, key string, value interface{}, expiration time.Duration) (_ *BoolCmd) {
	return
}

func (c cmdable) SetXX(ctx context.Context, key string, value interface{}, expiration time.Duration) (_ *BoolCmd) {
	return
}

func (c cmdable) XAdd(ctx context.Context, a *XAddArgs) (_ *StringCmd) { return }

func (c cmdable) ZAddNX(ctx context.Context, key string, members ...Z) (_ *IntCmd) { return }

func (c cmdable) ZIncrBy(ctx context.Context, key string, increment float64, member string) (_ *FloatCmd) {
	return
}

func (c cmdable) ZScore(ctx context.Context, key, member string) (_ *FloatCmd) { return }

// KeepTTL leaves the life of a key as it is.
const KeepTTL = -1
