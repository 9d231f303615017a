// Package good remembers long enough, or holds what is to be forgotten.
package good

import (
	"context"
	"io"
	"net/http"
	"time"

	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/bradfitz/gomemcache/memcache"
	"github.com/google/uuid"
	"github.com/hashicorp/golang-lru/v2/expirable"
	goredis "github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82/webhook"
	"github.com/zeromicro/go-zero/core/stores/redis"
)

const rememberFor = 30 * 24 * time.Hour

type hooks struct {
	kv     *redis.Redis
	secret string
}

// Longer than the provider sends it again.
func (h *hooks) receive(w http.ResponseWriter, r *http.Request) {
	raw, _ := io.ReadAll(r.Body)
	ev, err := webhook.ConstructEvent(raw, r.Header.Get("Stripe-Signature"), h.secret)
	if err != nil {
		return
	}
	if won, err := h.kv.SetnxEx("seen:"+ev.ID, "1", int(rememberFor/time.Second)); err != nil || !won {
		return
	}
}

type worker struct {
	rdb *goredis.Client
	ttl time.Duration
}

// newWorker is given its life by the program's configuration.
func newWorker(rdb *goredis.Client, ttl time.Duration) *worker { return &worker{rdb, ttl} }

func (w *worker) handle(ctx context.Context, m types.Message) error {
	won, err := w.rdb.SetNX(ctx, "already-done:"+*m.MessageId, 1, w.ttl).Result()
	if err != nil || !won {
		return err
	}
	return nil
}

// A life of 0 is for ever.
func (w *worker) forEver(ctx context.Context, m types.Message) (bool, error) {
	return w.rdb.SetNX(ctx, "already-done:"+*m.MessageId, 1, 0).Result()
}

// A lock on a message, not a mark that it was done.
func (w *worker) lock(ctx context.Context, m types.Message) (bool, error) {
	return w.rdb.SetNX(ctx, "message-lock:"+*m.MessageId, 1, time.Minute).Result()
}

// It has an owner, who can give it back.
func (w *worker) own(ctx context.Context, m types.Message) (bool, error) {
	return w.rdb.SetNX(ctx, "dedup-owner:"+*m.MessageId, uuid.NewString(), time.Minute).Result()
}

// It is given back at the end.
func (w *worker) hold(ctx context.Context, m types.Message, do func() error) error {
	k := "once-at-a-time:" + *m.MessageId
	if won, err := w.rdb.SetNX(ctx, k, 1, time.Minute).Result(); err != nil || !won {
		return err
	}
	defer w.rdb.Del(ctx, k)
	return do()
}

// It marks what goes on; the outcome is a row elsewhere.
func (w *worker) begin(ctx context.Context, m types.Message) (bool, error) {
	return w.rdb.SetNX(ctx, "dedup-run:"+*m.MessageId, "in_progress", time.Minute).Result()
}

// The claim is short, the outcome long.
type outcomes struct{ rdb *goredis.Client }

func (o *outcomes) begin(ctx context.Context, op string) (bool, error) {
	return o.rdb.SetNX(ctx, "refund-dedup/"+op, "started", 2*time.Minute).Result()
}

func (o *outcomes) finish(ctx context.Context, op string, answer []byte) error {
	return o.rdb.Set(ctx, "refund-dedup/"+op, answer, 10*24*time.Hour).Err()
}

// A failure lets the next attempt in.
func (o *outcomes) fail(ctx context.Context, op string) error {
	return o.rdb.Set(ctx, "refund-dedup/"+op, "failed", time.Second).Err()
}

// The life of the claim is left as it is.
type kept struct{ rdb *goredis.Client }

func (k *kept) begin(ctx context.Context, op string) (bool, error) {
	return k.rdb.SetNX(ctx, "paid-dedup/"+op, "started", 10*24*time.Hour).Result()
}

func (k *kept) finish(ctx context.Context, op string, answer []byte) error {
	return k.rdb.Set(ctx, "paid-dedup/"+op, answer, goredis.KeepTTL).Err()
}

// Nothing about money, and nothing says how long it may come again.
func notified(ctx context.Context, rdb *goredis.Client, alert string) (bool, error) {
	return rdb.SetNX(ctx, "alert-dedup:"+alert, 1, 10*time.Minute).Result()
}

// Money, and no word of once only: a cache of prices.
func price(ctx context.Context, rdb *goredis.Client, invoice string, cents []byte) error {
	return rdb.Set(ctx, "invoice-total:"+invoice, cents, time.Minute).Err()
}

// A number with a unit.
type settings struct{ DedupSeconds int }

func counted(ctx context.Context, rdb *goredis.Client, cfg settings, id string) bool {
	ok, _ := rdb.SetNX(ctx, "once:"+id, 1, time.Duration(cfg.DedupSeconds)*time.Second).Result()
	return ok
}

func inSeconds(r *redis.Redis, id string) bool {
	ok, _ := r.SetnxEx("processed:"+id, "1", int(rememberFor.Seconds()))
	return ok
}

// A short life that is meant: a duration with its unit.
func flicker(ctx context.Context, rdb *goredis.Client, id string) bool {
	ok, _ := rdb.SetNX(ctx, "once:"+id, 1, 500*time.Microsecond).Result()
	return ok
}

// Money, and a day.
type refunds struct {
	mc   *memcache.Client
	life time.Duration
}

func newRefunds(mc *memcache.Client) *refunds { return &refunds{mc: mc, life: 36 * time.Hour} }

func (r *refunds) firstTime(key string) bool {
	return r.mc.Add(&memcache.Item{Key: "refund-idempotency:" + key, Expiration: int32(r.life.Seconds())}) == nil
}

// Two places set it: which of them holds is not known.
type tuned struct {
	mc   *memcache.Client
	life time.Duration
}

func newTuned(mc *memcache.Client) *tuned { return &tuned{mc: mc, life: time.Minute} }

func (t *tuned) keep(d time.Duration) { t.life = d }

func (t *tuned) firstTime(key string) bool {
	return t.mc.Add(&memcache.Item{Key: "payout-idempotency:" + key, Expiration: int32(t.life.Seconds())}) == nil
}

// A cache of what can be read again.
type rates struct{ byInvoice *expirable.LRU[string, int] }

func newRates() *rates {
	return &rates{byInvoice: expirable.NewLRU[string, int](1000, nil, 2*time.Minute)}
}

// An expiry of something that is no record of what was done.
type checkoutPage struct {
	Payment   string
	ExpiresAt time.Time
}

func newPage(payment string) checkoutPage {
	return checkoutPage{payment, time.Now().Add(10 * time.Minute)}
}

// A store of one's own, and a day or more.
type paymentKeys interface {
	PutIfAbsent(ctx context.Context, key string, ttl time.Duration) (bool, error)
	AcquireLock(ctx context.Context, key string, ttl time.Duration) (bool, error)
}

func pay(ctx context.Context, keys paymentKeys, order string) error {
	if won, err := keys.AcquireLock(ctx, "paid-once:"+order, time.Second); err != nil || !won {
		return err
	}
	won, err := keys.PutIfAbsent(ctx, "paid-once:"+order, max(rememberFor, time.Hour))
	if err != nil || !won {
		return err
	}
	return nil
}
