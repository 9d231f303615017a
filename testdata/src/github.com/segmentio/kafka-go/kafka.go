// Package kafka declares, for tests, what they use of github.com/segmentio/kafka-go.
package kafka

import (
	"context"
	"github.com/segmentio/kafka-go/compress"
	"github.com/segmentio/kafka-go/protocol"
	"time"
)

type CompressionCodec = compress.Codec

type Conn struct{}

type Header = protocol.Header

type Message struct {
	Topic         string
	Partition     int
	Offset        int64
	HighWaterMark int64
	Key           []byte
	Value         []byte
	Headers       []Header
	WriterData    interface{}
	Time          time.Time
}

type Reader struct{}

type ReaderConfig struct {
	Brokers                []string
	GroupID                string
	GroupTopics            []string
	Topic                  string
	Partition              int
	QueueCapacity          int
	MinBytes               int
	MaxBytes               int
	MaxWait                time.Duration
	ReadBatchTimeout       time.Duration
	ReadLagInterval        time.Duration
	HeartbeatInterval      time.Duration
	CommitInterval         time.Duration
	PartitionWatchInterval time.Duration
	WatchPartitionChanges  bool
	SessionTimeout         time.Duration
	RebalanceTimeout       time.Duration
	JoinGroupBackoff       time.Duration
	RetentionTime          time.Duration
	StartOffset            int64
	ReadBackoffMin         time.Duration
	ReadBackoffMax         time.Duration
	MaxAttempts            int
	OffsetOutOfRangeError  bool
}

type Writer struct {
	Topic       string
	MaxAttempts int
	*writerStats
}

type writerStats struct{}

func (c *Conn) WriteCompressedMessages(codec CompressionCodec, msgs ...Message) (nbytes int, err error) {
	return
}

func (c *Conn) WriteCompressedMessagesAt(codec CompressionCodec, msgs ...Message) (nbytes int, partition int32, offset int64, appendTime time.Time, err error) {
	return
}

func (c *Conn) WriteMessages(msgs ...Message) (_ int, _ error) { return }

func NewReader(config ReaderConfig) (_ *Reader) { return }

func (r *Reader) CommitMessages(ctx context.Context, msgs ...Message) (_ error) { return }

func (r *Reader) FetchMessage(ctx context.Context) (_ Message, _ error) { return }

func (r *Reader) ReadMessage(ctx context.Context) (_ Message, _ error) { return }

func (w *Writer) WriteMessages(ctx context.Context, msgs ...Message) (_ error) { return }
