// Package kgo declares, for tests, what they use of github.com/twmb/franz-go/pkg/kgo.
package kgo

import (
	"context"
	"time"
)

type Client struct{}

type Fetch struct{}

type Fetches []Fetch

type ProduceResult struct{}

type ProduceResults []ProduceResult

type Record struct {
	Key           []byte
	Value         []byte
	Timestamp     time.Time
	Topic         string
	Partition     int32
	ProducerEpoch int16
	ProducerID    int64
	LeaderEpoch   int32
	Offset        int64
	Context       context.Context
}

func (cl *Client) PollFetches(ctx context.Context) (_ Fetches) { return }

func (cl *Client) PollRecords(ctx context.Context, maxPollRecords int) (_ Fetches) { return }

func (cl *Client) Produce(ctx context.Context, r *Record, promise func(*Record, error)) {}

func (cl *Client) ProduceSync(ctx context.Context, rs ...*Record) (_ ProduceResults) { return }

func (cl *Client) TryProduce(ctx context.Context, r *Record, promise func(*Record, error)) {}

func (fs Fetches) EachRecord(fn func(*Record)) {}

func (fs Fetches) Records() (_ []*Record) { return }
