// Package good has a state between the claim and the outcome, or needs none, each
// function one edit away from one that has none.
package good

import (
	"context"
	"database/sql"
	"errors"
	"net/http"
	"time"

	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
)

const month = 30 * 24 * time.Hour

type notice struct{ ID string }

type grants interface {
	Grant(ctx context.Context, n notice) error
	Lookup(ctx context.Context, id string) (notice, error)
}

// released takes the mark away when it fails.
func released(ctx context.Context, rdb *redis.Client, g grants, n notice) error {
	won, err := rdb.SetNX(ctx, "notice:"+n.ID, 1, month).Result()
	if err != nil || !won {
		return err
	}
	if err := g.Grant(ctx, n); err != nil {
		rdb.Del(ctx, "notice:"+n.ID)
		return err
	}
	return nil
}

// deferred does so when it returns.
func deferred(ctx context.Context, rdb *redis.Client, g grants, n notice) (err error) {
	won, err := rdb.SetNX(ctx, "notice:"+n.ID, 1, month).Result()
	if err != nil || !won {
		return err
	}
	defer func() {
		if err != nil {
			rdb.Del(ctx, "notice:"+n.ID)
		}
	}()
	return g.Grant(ctx, n)
}

// processing says that it is under way.
func processing(ctx context.Context, rdb *redis.Client, g grants, n notice) error {
	won, err := rdb.SetNX(ctx, "notice:"+n.ID, "processing", month).Result()
	if err != nil || !won {
		return err
	}
	if err := g.Grant(ctx, n); err != nil {
		return err
	}
	return rdb.Set(ctx, "notice:"+n.ID, "done", month).Err()
}

// leased lapses by itself.
func leased(ctx context.Context, rdb *redis.Client, g grants, n notice) error {
	won, err := rdb.SetNX(ctx, "notice:"+n.ID, 1, 2*time.Minute).Result()
	if err != nil || !won {
		return err
	}
	return g.Grant(ctx, n)
}

// together commits the mark and the work.
func together(ctx context.Context, pool *pgxpool.Pool, code, user string) error {
	return pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, `UPDATE coupons SET used = true WHERE code = $1 AND used = false`, code)
		if err != nil {
			return err
		}
		if tag.RowsAffected() == 0 {
			return errors.New("used")
		}
		_, err = tx.Exec(ctx, `UPDATE members SET points = points + 10 WHERE id = $1`, user)
		return err
	})
}

// intent is a row with what is to be done, for whoever comes next.
func intent(ctx context.Context, db *sql.DB, g grants, n notice, body []byte) error {
	res, err := db.ExecContext(ctx, `INSERT INTO inbox_events (event_id, body) VALUES (?, ?) ON CONFLICT DO NOTHING`, n.ID, body)
	if err != nil {
		return err
	}
	if k, _ := res.RowsAffected(); k == 0 {
		return nil
	}
	return g.Grant(ctx, n)
}

func pendingRow(ctx context.Context, db *sql.DB, g grants, n notice) error {
	res, err := db.ExecContext(ctx, `INSERT INTO inbox_events (event_id, state) VALUES (?, 'received') ON CONFLICT DO NOTHING`, n.ID)
	if err != nil {
		return err
	}
	if k, _ := res.RowsAffected(); k == 0 {
		return nil
	}
	return g.Grant(ctx, n)
}

// failedState notes that it did not work.
func failedState(ctx context.Context, pool *pgxpool.Pool, g grants, n notice) error {
	tag, err := pool.Exec(ctx, `UPDATE notices SET granted = true WHERE id = $1 AND granted = false`, n.ID)
	if err != nil || tag.RowsAffected() == 0 {
		return err
	}
	if err := g.Grant(ctx, n); err != nil {
		pool.Exec(ctx, `UPDATE notices SET granted = false WHERE id = $1`, n.ID)
		return err
	}
	return nil
}

// swallowed tells nobody: it is not delivered again.
func swallowed(ctx context.Context, rdb *redis.Client, g grants, mux *asynq.ServeMux) {
	mux.HandleFunc("grant", func(ctx context.Context, t *asynq.Task) error {
		won, err := rdb.SetNX(ctx, "notice:"+string(t.Payload()), 1, month).Result()
		if err != nil || !won {
			return err
		}
		if err := g.Grant(ctx, notice{}); err != nil {
			return nil
		}
		return nil
	})
}

// reads does nothing that could be lost.
func reads(ctx context.Context, rdb *redis.Client, g grants, id string) error {
	won, err := rdb.SetNX(ctx, "shown:"+id, 1, month).Result()
	if err != nil || !won {
		return err
	}
	_, err = g.Lookup(ctx, id)
	return err
}

// last claims when the work is done: that is another matter.
func last(ctx context.Context, rdb *redis.Client, g grants, n notice) error {
	if err := g.Grant(ctx, n); err != nil {
		return err
	}
	return rdb.Set(ctx, "notice:"+n.ID, 1, month).Err()
}

// refused answers 400: it will not come again.
func refused(w http.ResponseWriter, r *http.Request, rdb *redis.Client, g grants) {
	won, err := rdb.SetNX(r.Context(), "notice:"+r.FormValue("id"), 1, month).Result()
	if err != nil || !won {
		w.WriteHeader(http.StatusOK)
		return
	}
	if err := g.Grant(r.Context(), notice{}); err != nil {
		http.Error(w, "no", http.StatusBadRequest)
	}
}

type Record struct {
	Key   string
	State string
	Body  []byte
}

type Keys struct{ db *gorm.DB }

// Run writes a state that only one can win, before it runs.
func (k *Keys) Run(ctx context.Context, db *sql.DB, key string, do func(context.Context) ([]byte, error)) ([]byte, error) {
	res, err := db.ExecContext(ctx, `INSERT INTO idempotency_keys (key, state) VALUES (?, 'running') ON CONFLICT DO NOTHING`, key)
	if err != nil {
		return nil, err
	}
	if n, _ := res.RowsAffected(); n == 0 {
		var r Record
		if err := db.QueryRowContext(ctx, `SELECT state, body FROM idempotency_keys WHERE key = ?`, key).Scan(&r.State, &r.Body); err != nil {
			return nil, err
		}
		if r.State == "done" {
			return r.Body, nil
		}
		return nil, errors.New("under way")
	}
	out, err := do(ctx)
	if err != nil {
		return nil, err
	}
	_, err = db.ExecContext(ctx, `UPDATE idempotency_keys SET state = 'done', body = ? WHERE key = ?`, out, key)
	return out, err
}

type Page struct {
	Path     string
	Rendered bool
	Body     []byte
}

// cached may be rendered twice.
func cached(ctx context.Context, db *sql.DB, path string, render func(context.Context) ([]byte, error)) ([]byte, error) {
	var p Page
	if err := db.QueryRowContext(ctx, `SELECT rendered, body FROM pages WHERE path = ?`, path).Scan(&p.Rendered, &p.Body); err != nil {
		return nil, err
	}
	if p.Rendered {
		return p.Body, nil
	}
	out, err := render(ctx)
	if err != nil {
		return nil, err
	}
	_, err = db.ExecContext(ctx, `UPDATE pages SET rendered = true, body = ? WHERE path = ?`, out, path)
	return out, err
}

type Delivery struct {
	DeliveryID string
	Payload    []byte
}

// kept has all that is needed to do it later.
func kept(ctx context.Context, db *gorm.DB, g grants, n notice, raw []byte) error {
	err := db.Create(&Delivery{DeliveryID: n.ID, Payload: raw}).Error
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return nil
	}
	if err != nil {
		return err
	}
	return g.Grant(ctx, n)
}

// stream takes the mark away when nothing was queued.
func stream(ctx context.Context, rdb *redis.Client, id string) error {
	won, err := rdb.SetNX(ctx, "queued-once:"+id, 1, month).Result()
	if err != nil || !won {
		return err
	}
	if err := rdb.XAdd(ctx, &redis.XAddArgs{Stream: "work", Values: id}).Err(); err != nil {
		rdb.Del(ctx, "queued-once:"+id)
		return err
	}
	return nil
}
