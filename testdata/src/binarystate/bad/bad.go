// Package bad knows done and not done.
package bad

import (
	"context"
	"database/sql"
	"errors"
	"net/http"
	"time"

	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82/webhook"
	"gopkg.in/gomail.v2"
	"gorm.io/gorm"
)

const month = 30 * 24 * time.Hour

type notice struct{ ID string }

type grants interface {
	Grant(ctx context.Context, n notice) error
}

// redisMark is told of the failure, and leaves the mark.
func redisMark(ctx context.Context, rdb *redis.Client, g grants, mux *asynq.ServeMux) {
	mux.HandleFunc("grant", func(ctx context.Context, t *asynq.Task) error {
		n := notice{ID: string(t.Payload())}
		won, err := rdb.SetNX(ctx, "notice:"+n.ID, 1, month).Result() // want `cmdable.SetNX marks it as done before grants.Grant \(bad.go:\d+\) has succeeded, and its failure leaves the mark: the next delivery is taken for a repeat, and what was to be done is lost; write a state in between \(processing, then done\), or take the mark away when it fails \(binarystate\)`
		if err != nil {
			return err
		}
		if !won {
			return nil
		}
		return g.Grant(ctx, n)
	})
}

type hook struct {
	db *sql.DB
	g  grants
}

// ServeHTTP answers 500 and keeps the row.
func (h *hook) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	event, err := webhook.ConstructEvent(nil, r.Header.Get("Stripe-Signature"), "secret")
	if err != nil {
		http.Error(w, "bad", http.StatusBadRequest)
		return
	}
	res, err := h.db.ExecContext(r.Context(), `INSERT INTO stripe_events (event_id, received_at) VALUES (?, now()) ON CONFLICT DO NOTHING`, event.ID) // want `DB.ExecContext marks it as done before grants.Grant`
	if err != nil {
		http.Error(w, "store", http.StatusServiceUnavailable)
		return
	}
	if n, _ := res.RowsAffected(); n == 0 {
		w.WriteHeader(http.StatusOK)
		return
	}
	if err := h.g.Grant(r.Context(), notice{event.ID}); err != nil {
		http.Error(w, "later", http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusOK)
}

// coupon is used before it is worth anything.
func coupon(ctx context.Context, pool *pgxpool.Pool, code, user string) error {
	tag, err := pool.Exec(ctx, `UPDATE coupons SET used = true WHERE code = $1 AND used = false`, code) // want `Pool.Exec marks it as done before Pool.Exec \(bad.go:\d+\) has succeeded, .*: the next attempt is taken for a repeat`
	if err != nil {
		return err
	}
	if tag.RowsAffected() == 0 {
		return errors.New("used")
	}
	if _, err := pool.Exec(ctx, `UPDATE members SET points = points + 10 WHERE id = $1`, user); err != nil {
		return err
	}
	return nil
}

// mail is known by the catalog, and read of a queue.
func mail(rdb *redis.Client, d *gomail.Dialer, m *gomail.Message, mux *asynq.ServeMux) {
	mux.HandleFunc("mail", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		won, err := rdb.SetNX(ctx, "mail:"+id, "sent", month).Result() // want `cmdable.SetNX marks it as done before Dialer.DialAndSend .* \(binarystate\)`
		if err != nil || !won {
			return err
		}
		if err := d.DialAndSend(m); err != nil {
			return err
		}
		return nil
	})
}

// handed runs whatever it is given, at most once.
func handed(ctx context.Context, rdb *redis.Client, key string, fn func(context.Context) error) error {
	won, err := rdb.SetNX(ctx, "once:"+key, true, 0).Result() // want `cmdable.SetNX marks it as done before fn .*medium`
	if err != nil || !won {
		return err
	}
	return fn(ctx)
}

type Record struct {
	Key      string
	Finished bool
	Body     []byte
}

type Keys struct{ db *sql.DB }

func (k *Keys) find(ctx context.Context, key string) (r Record, err error) {
	err = k.db.QueryRowContext(ctx, `SELECT key, finished, body FROM idempotency_keys WHERE key = ?`, key).Scan(&r.Key, &r.Finished, &r.Body)
	if errors.Is(err, sql.ErrNoRows) {
		return Record{}, nil
	}
	return r, err
}

// Run finds the same before and while it runs.
func (k *Keys) Run(ctx context.Context, key string, do func(context.Context) ([]byte, error)) ([]byte, error) {
	rec, err := k.find(ctx, key)
	if err != nil {
		return nil, err
	}
	if rec.Finished { // want `the state Finished of Keys.find is only ever done or not: a second caller that comes while do \(bad.go:\d+\) runs finds the same as before it began, and runs it too; write a state in between first, with an insert or update that only one can win \(binarystate, medium\)`
		return rec.Body, nil
	}
	out, err := do(ctx)
	if err != nil {
		return nil, err
	}
	_, err = k.db.ExecContext(ctx, `INSERT INTO idempotency_keys (key, finished, body) VALUES (?, true, ?)`, key, out)
	return out, err
}

type Delivery struct {
	DeliveryID string
	At         time.Time
}

// row is inserted first; that it was there is a repeat.
func row(ctx context.Context, db *gorm.DB, g grants, n notice) error {
	err := db.Create(&Delivery{DeliveryID: n.ID, At: time.Now()}).Error // want `DB.Create marks it as done before grants.Grant`
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return nil
	}
	if err != nil {
		return err
	}
	return g.Grant(ctx, n)
}

// stream is what the work goes to.
func stream(ctx context.Context, rdb *redis.Client, id string) error {
	won, err := rdb.SetNX(ctx, "queued-once:"+id, 1, month).Result() // want `cmdable.SetNX marks it as done before cmdable.XAdd`
	if err != nil || !won {
		return err
	}
	return rdb.XAdd(ctx, &redis.XAddArgs{Stream: "work", Values: id}).Err()
}
