// Package jetstream declares, for tests, what they use of github.com/nats-io/nats.go/jetstream.
package jetstream

import (
	"context"
	nats "github.com/nats-io/nats.go"
	"time"
)

type ConsumeContext interface{}

type Consumer interface {
	Fetch(batch int, opts ...FetchOpt) (MessageBatch, error)
	FetchBytes(maxBytes int, opts ...FetchOpt) (MessageBatch, error)
	FetchNoWait(batch int) (MessageBatch, error)
	Consume(handler MessageHandler, opts ...PullConsumeOpt) (ConsumeContext, error)
	Messages(opts ...PullMessagesOpt) (MessagesContext, error)
	Next(opts ...FetchOpt) (Msg, error)
}

type FetchOpt func(*pullRequest) error

type JetStream interface{ Publisher }

type JetStreamOpt func(*JetStreamOptions) error

type JetStreamOptions struct{}

type KVCreateOpt interface{}

type KVDeleteOpt interface{}

type KeyValue interface {
	Get(ctx context.Context, key string) (KeyValueEntry, error)
	Put(ctx context.Context, key string, value []byte) (uint64, error)
	PutString(ctx context.Context, key string, value string) (uint64, error)
	Create(ctx context.Context, key string, value []byte, opts ...KVCreateOpt) (uint64, error)
	Update(ctx context.Context, key string, value []byte, revision uint64) (uint64, error)
	Delete(ctx context.Context, key string, opts ...KVDeleteOpt) error
	Purge(ctx context.Context, key string, opts ...KVDeleteOpt) error
}

type KeyValueEntry interface{}

type MessageBatch interface{}

type MessageHandler func(msg Msg)

type MessagesContext interface{}

type Msg interface {
	Metadata() (*MsgMetadata, error)
	Data() []byte
	Headers() nats.Header
	Subject() string
	Ack() error
	Nak() error
}

type MsgMetadata struct {
	Sequence     SequencePair
	NumDelivered uint64
	NumPending   uint64
	Timestamp    time.Time
	Stream       string
	Consumer     string
	Domain       string
}

type PubAck struct{}

type PubAckFuture interface{}

type PublishOpt func(*pubOpts) error

type Publisher interface {
	Publish(ctx context.Context, subject string, payload []byte, opts ...PublishOpt) (*PubAck, error)
	PublishMsg(ctx context.Context, msg *nats.Msg, opts ...PublishOpt) (*PubAck, error)
	PublishAsync(subject string, payload []byte, opts ...PublishOpt) (PubAckFuture, error)
	PublishMsgAsync(msg *nats.Msg, opts ...PublishOpt) (PubAckFuture, error)
}

type PullConsumeOpt interface{}

type PullMessagesOpt interface{}

type PushConsumeOpt interface{}

type PushConsumer interface {
	Consume(handler MessageHandler, opts ...PushConsumeOpt) (ConsumeContext, error)
}

type SequencePair struct {
	Consumer uint64
	Stream   uint64
}

type pubOpts struct{}

type pullRequest struct{}

func New(nc *nats.Conn, opts ...JetStreamOpt) (_ JetStream, _ error) { return }

func WithMsgID(id string) (_ PublishOpt) { return }

type KeyValueConfig struct {
	Bucket string
	TTL    time.Duration
}

type StreamConfig struct {
	Name       string
	MaxAge     time.Duration
	Duplicates time.Duration
}
