// Package bad forgets too soon what was done.
package bad

import (
	"context"
	"database/sql"
	"io"
	"net/http"
	"time"

	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/bradfitz/gomemcache/memcache"
	"github.com/hashicorp/golang-lru/v2/expirable"
	"github.com/stripe/stripe-go/v82/webhook"
	"github.com/zeromicro/go-zero/core/stores/redis"
)

// The provider's horizon, the key handed through a method.

const rememberFor = 10 * time.Minute

type hooks struct {
	kv     *redis.Redis
	secret string
}

func (h *hooks) receive(w http.ResponseWriter, r *http.Request) {
	raw, _ := io.ReadAll(r.Body)
	ev, err := webhook.ConstructEvent(raw, r.Header.Get("Stripe-Signature"), h.secret)
	if err != nil {
		return
	}
	if won, err := h.kv.SetnxEx("seen:"+ev.ID, "1", int(rememberFor/time.Second)); err != nil || !won { // want `"seen:{Event.ID}" of Redis.SetnxEx is forgotten after 10m \(int\(rememberFor / time.Second\)\), but Stripe sends an event again for 3 days \(10m < 72h\): what comes later is done again; keep it for longer than that \(shortttl\)`
		return
	}
}

// A handler that takes messages, an interval in hours.

type worker struct{ rdb *redisClient }

func (w *worker) handle(ctx context.Context, m types.Message) error {
	won, err := w.rdb.SetNX(ctx, "already-done:"+*m.MessageId, 1, 6*time.Hour).Result() // want `"already-done:{Message.MessageId}" of SetNX is forgotten after 6h \(6 \* time.Hour\), but SQS keeps a message for 4 days \(6h < 96h\)`
	if err != nil || !won {
		return err
	}
	return nil
}

// The outcome is kept for less time than its claim.

type outcomes struct{ rdb *redisClient }

func (o *outcomes) begin(ctx context.Context, op string) (bool, error) {
	return o.rdb.SetNX(ctx, "op/"+op, "busy", 10*24*time.Hour).Result()
}

func (o *outcomes) finish(ctx context.Context, op string, answer []byte) error {
	return o.rdb.Set(ctx, "op/"+op, answer, time.Hour).Err() // want `"op/{op}" of Set is kept for 1h once it is done, but was claimed for 10 days \(bad.go:\d+, 1h < 240h\): a repeat after that is done again; leave the claim's life as it is \(shortttl, medium\)`
}

// A number without a unit.

func once(ctx context.Context, rdb *redisClient, id string) bool {
	ok, _ := rdb.SetNX(ctx, "once:"+id, 1, 86400).Result() // want `"once:{id}" of SetNX is forgotten after 86.4µs: 86400 without a unit is nanoseconds, so no repeat finds it; write 86400\*time.Second \(shortttl\)`
	return ok
}

type settings struct{ DedupSeconds int }

func counted(ctx context.Context, rdb *redisClient, cfg settings, id string) bool {
	ok, _ := rdb.SetNX(ctx, "once:"+id, 1, time.Duration(cfg.DedupSeconds)).Result() // want `"once:{id}" of SetNX is given DedupSeconds as a duration: its number is taken for nanoseconds, so no repeat finds it; multiply it by its unit \(shortttl, medium\)`
	return ok
}

const keepMarks = 72 * time.Hour

func inHours(r *redis.Redis, id string) bool {
	ok, _ := r.SetnxEx("processed:"+id, "1", int(keepMarks.Hours())) // want `"processed:{id}" of Redis.SetnxEx is given its life in hours where seconds are taken: it is forgotten too soon; give seconds \(shortttl\)`
	return ok
}

// Money, and less than a day.

type refunds struct {
	mc   *memcache.Client
	life time.Duration
}

func newRefunds(mc *memcache.Client) *refunds { return &refunds{mc: mc, life: 15 * time.Minute} }

func (r *refunds) firstTime(key string) bool {
	err := r.mc.Add(&memcache.Item{Key: "refund-idempotency:" + key, Value: []byte("1"), Expiration: int32(r.life.Seconds())}) // want `"refund-idempotency:{key}" of Client.Add is forgotten after 15m, and 24h is the least for what moves money \(15m < 24h\): a later repeat moves it again; keep it for as long as a replay is possible \(shortttl, medium\)`
	return err == nil
}

// A cache in memory that forgets.

type payouts struct{ seenPayouts *expirable.LRU[string, bool] }

func newPayouts() *payouts {
	return &payouts{seenPayouts: expirable.NewLRU[string, bool](1000, nil, 2*time.Minute)} // want `what an expirable LRU remembers is forgotten after 2m \(2 \* time.Minute\), and 24h is the least`
}

// A record of one's own that says until when it holds.

type idempotencyRecord struct {
	Key       string
	Charge    string
	ExpiresAt time.Time
}

func newRecord(key, charge string) idempotencyRecord {
	return idempotencyRecord{Key: key, Charge: charge, ExpiresAt: time.Now().UTC().Add(keepFor())} // want `what idempotencyRecord remembers is forgotten after 30m, and 24h is the least`
}

func keepFor() time.Duration { return time.Hour / 2 }

// A store of one's own, behind an interface.

type paymentKeys interface {
	PutIfAbsent(ctx context.Context, key string, ttl time.Duration) (bool, error)
}

var processedFor = 45 * time.Minute

func pay(ctx context.Context, keys paymentKeys, order string) error {
	won, err := keys.PutIfAbsent(ctx, "paid-once:"+order, processedFor) // want `"paid-once:{order}" of PutIfAbsent is forgotten after 45m \(processedFor\), and 24h is the least .*\(shortttl, low\)`
	if err != nil || !won {
		return err
	}
	return nil
}

// A mark that says the work goes on, and nothing else is ever written there.

func takenOnce(ctx context.Context, rdb *redisClient, payment string) (bool, error) {
	return rdb.SetNX(ctx, "payment-processed:"+payment, "processing", 5*time.Minute).Result() // want `"payment-processed:{payment}" of SetNX is forgotten after 5m .*\(shortttl, low\)`
}

// A database remembers as well.

func twice(ctx context.Context, rdb *redisClient, db *sql.DB, payment string) error {
	won, err := rdb.SetNX(ctx, "paid-seen:"+payment, 1, 5*time.Minute).Result() // want `"paid-seen:{payment}" of SetNX is forgotten after 5m .*\(shortttl, low\)`
	if err != nil || !won {
		return err
	}
	_, err = db.ExecContext(ctx, "INSERT INTO paid (id) VALUES ($1) ON CONFLICT DO NOTHING", payment)
	return err
}
