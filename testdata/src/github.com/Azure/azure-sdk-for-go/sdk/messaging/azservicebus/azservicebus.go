// Package azservicebus declares, for tests, what they use of github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus.
package azservicebus

import (
	"context"
	"time"
)

type AddMessageOptions struct{}

type Message struct {
	ApplicationProperties map[string]any
	Body                  []byte
	ContentType           *string
	CorrelationID         *string
	MessageID             *string
	PartitionKey          *string
	ReplyTo               *string
	ReplyToSessionID      *string
	ScheduledEnqueueTime  *time.Time
	SessionID             *string
	Subject               *string
	TimeToLive            *time.Duration
	To                    *string
}

type MessageBatch struct{}

type ReceiveMessagesOptions struct{}

type ReceivedMessage struct {
	ApplicationProperties      map[string]any
	Body                       []byte
	ContentType                *string
	CorrelationID              *string
	DeadLetterErrorDescription *string
	DeadLetterReason           *string
	DeadLetterSource           *string
	DeliveryCount              uint32
	EnqueuedSequenceNumber     *int64
	EnqueuedTime               *time.Time
	ExpiresAt                  *time.Time
	LockedUntil                *time.Time
	LockToken                  [16]byte
	MessageID                  string
	PartitionKey               *string
	ReplyTo                    *string
	ReplyToSessionID           *string
	ScheduledEnqueueTime       *time.Time
	SequenceNumber             *int64
	SessionID                  *string
	Subject                    *string
	TimeToLive                 *time.Duration
	To                         *string
}

type Receiver struct{}

type ScheduleMessagesOptions struct{}

type SendMessageBatchOptions struct{}

type SendMessageOptions struct{}

type Sender struct{}

func (mb *MessageBatch) AddMessage(m *Message, options *AddMessageOptions) (_ error) { return }

func (r *Receiver) ReceiveMessages(ctx context.Context, maxMessages int, options *ReceiveMessagesOptions) (_ []*ReceivedMessage, _ error) {
	return
}

func (s *Sender) ScheduleMessages(ctx context.Context, messages []*Message, scheduledEnqueueTime time.Time, options *ScheduleMessagesOptions) (_ []int64, _ error) {
	return
}

func (s *Sender) SendMessage(ctx context.Context, message *Message, options *SendMessageOptions) (_ error) {
	return
}

func (s *Sender) SendMessageBatch(ctx context.Context, batch *MessageBatch, options *SendMessageBatchOptions) (_ error) {
	return
}
