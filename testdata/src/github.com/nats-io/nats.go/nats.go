// Package nats declares, for tests, what they use of github.com/nats-io/nats.go.
package nats

import "time"

type AckOpt interface{}

type Conn struct{ Statistics }

type DeleteOpt interface{}

type Header map[string][]string

type JSOpt interface{}

type JetStream interface {
	Publish(subj string, data []byte, opts ...PubOpt) (*PubAck, error)
	PublishMsg(m *Msg, opts ...PubOpt) (*PubAck, error)
	PublishAsync(subj string, data []byte, opts ...PubOpt) (PubAckFuture, error)
	PublishMsgAsync(m *Msg, opts ...PubOpt) (PubAckFuture, error)
	Subscribe(subj string, cb MsgHandler, opts ...SubOpt) (*Subscription, error)
	QueueSubscribe(subj, queue string, cb MsgHandler, opts ...SubOpt) (*Subscription, error)
}

type JetStreamContext interface{ JetStream }

type KeyValue interface {
	Get(key string) (entry KeyValueEntry, err error)
	Put(key string, value []byte) (revision uint64, err error)
	PutString(key string, value string) (revision uint64, err error)
	Create(key string, value []byte) (revision uint64, err error)
	Update(key string, value []byte, last uint64) (revision uint64, err error)
	Delete(key string, opts ...DeleteOpt) error
	Purge(key string, opts ...DeleteOpt) error
}

type KeyValueEntry interface{}

type MessageBatch interface{}

type Msg struct {
	Subject string
	Reply   string
	Header  Header
	Data    []byte
}

type MsgHandler func(msg *Msg)

type MsgMetadata struct {
	Sequence SequencePair
	Stream   string
}

type PubAck struct{}

type PubAckFuture interface{}

type PubOpt interface{}

type PullOpt interface{}

type SequencePair struct {
	Consumer uint64
	Stream   uint64
}

type Statistics struct{}

type SubOpt interface{}

type Subscription struct{}

const MsgIdHdr = "Nats-Msg-Id"

func (nc *Conn) JetStream(opts ...JSOpt) (_ JetStreamContext, _ error) { return }

func (nc *Conn) NewInbox() (_ string) { return }

func (nc *Conn) NewRespInbox() (_ string) { return }

func (nc *Conn) Publish(subj string, data []byte) (_ error) { return }

func (nc *Conn) PublishMsg(m *Msg) (_ error) { return }

func (nc *Conn) PublishRequest(subj, reply string, data []byte) (_ error) { return }

func (h Header) Add(key, value string) {}

func (h Header) Get(key string) (_ string) { return }

func (h Header) Set(key, value string) {}

func (m *Msg) Ack(opts ...AckOpt) (_ error) { return }

func (m *Msg) Metadata() (_ *MsgMetadata, _ error) { return }

func (m *Msg) Nak(opts ...AckOpt) (_ error) { return }

func MsgId(id string) (_ PubOpt) { return }

func NewInbox() (_ string) { return }

func NewMsg(subject string) (_ *Msg) { return }

func (sub *Subscription) Fetch(batch int, opts ...PullOpt) (_ []*Msg, _ error) { return }

func (sub *Subscription) FetchBatch(batch int, opts ...PullOpt) (_ MessageBatch, _ error) { return }

type KeyValueConfig struct {
	Bucket string
	TTL    time.Duration
}

type StreamConfig struct {
	Name       string
	MaxAge     time.Duration
	Duplicates time.Duration
}

func (nc *Conn) Subscribe(subj string, cb MsgHandler) (_ *Subscription, _ error) { return }
