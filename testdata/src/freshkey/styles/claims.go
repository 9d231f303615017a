package styles

import (
	"context"
	"net/http"
	"time"

	"github.com/google/uuid"
	"github.com/redis/go-redis/v9"
	"github.com/segmentio/kafka-go"
)

func claimOrFresh(ctx context.Context, rdb *redis.Client, r *http.Request) (bool, error) {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		key = uuid.NewString() // want `key claimed by cmdable.SetNX is new in every call that finds none`
	}
	return rdb.SetNX(ctx, "seen:"+key, 1, time.Hour).Result()
}

func claimReceived(ctx context.Context, rdb *redis.Client, r *http.Request) (bool, error) {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		return false, http.ErrMissingBoundary
	}
	return rdb.SetNX(ctx, "seen:"+key, uuid.NewString(), time.Hour).Result()
}

func claimStamped(ctx context.Context, rdb *redis.Client, m kafka.Message) (bool, error) {
	key := string(m.Key) + time.Now().Format(time.RFC3339) // want `key claimed by cmdable.SetNX is new in every call \(time.Now\): a repeat is never recognised`
	return rdb.SetNX(ctx, key, 1, time.Hour).Result()
}

func claimKeyed(ctx context.Context, rdb *redis.Client, m kafka.Message) (bool, error) {
	return rdb.SetNX(ctx, "evt:"+string(m.Key), time.Now().Format(time.RFC3339), time.Hour).Result()
}

// relay reads what was stored and hands it on.
func relay(ctx context.Context, in *kafka.Reader, out *kafka.Writer) error {
	for {
		m, err := in.FetchMessage(ctx)
		if err != nil {
			return err
		}
		err = out.WriteMessages(ctx, kafka.Message{
			Key:     m.Key,
			Value:   m.Value,
			Headers: []kafka.Header{{Key: "message-id", Value: []byte(uuid.NewString())}}, // want `new on every delivery`
		})
		if err != nil {
			return err
		}
		if err := in.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

func relayStable(ctx context.Context, in *kafka.Reader, out *kafka.Writer) error {
	for {
		m, err := in.FetchMessage(ctx)
		if err != nil {
			return err
		}
		err = out.WriteMessages(ctx, kafka.Message{
			Key:     m.Key,
			Value:   m.Value,
			Headers: []kafka.Header{{Key: "trace-id", Value: []byte(uuid.NewString())}, {Key: "message-id", Value: m.Key}},
		})
		if err != nil {
			return err
		}
		if err := in.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}
