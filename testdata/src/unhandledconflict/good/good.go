// Package good takes a conflict for what it is, or has none.
package good

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/google/uuid"
	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jmoiron/sqlx"
	"github.com/stripe/stripe-go/v82/webhook"
	"gorm.io/gorm"
)

type event struct {
	ID    string
	Cents int64
}

type worker struct {
	db   *sql.DB
	pool *pgxpool.Pool
	x    *sqlx.DB
}

func (w *worker) routes(mux *asynq.ServeMux) {
	mux.HandleFunc("receipt", w.receipt)
	mux.HandleFunc("asked", w.asked)
	mux.HandleFunc("booked", w.booked)
	mux.HandleFunc("looked", w.looked)
	mux.HandleFunc("line", w.line)
	mux.HandleFunc("named", w.named)
	mux.HandleFunc("fresh", w.fresh)
	mux.HandleFunc("dropped", w.dropped)
}

func parse(t *asynq.Task) (e event, err error) { return e, json.Unmarshal(t.Payload(), &e) }

// The insert yields.
func (w *worker) receipt(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING`, e.ID, e.Cents)
	return err
}

// The error is asked what it is.
func (w *worker) asked(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents)
	var pg *pgconn.PgError
	if errors.As(err, &pg) && pg.Code == "23505" {
		return nil
	}
	return err
}

// The helper's caller asks.
func (w *worker) booked(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	if err := w.book(ctx, e); err != nil && !isDuplicate(err) {
		return fmt.Errorf("book %s: %w", e.ID, err)
	}
	return nil
}

func isDuplicate(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && pg.Code == "23505"
}

func (w *worker) book(ctx context.Context, e event) error {
	return pgx.BeginFunc(ctx, w.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents)
		return err
	})
}

// The next delivery finds the row.
func (w *worker) looked(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	var n int
	if err := w.db.QueryRowContext(ctx, `SELECT count(*) FROM receipts WHERE event_id = $1`, e.ID).Scan(&n); err != nil || n > 0 {
		return err
	}
	_, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents)
	return err
}

// Nothing conflicts: the rows of this table are told apart by their number.
func (w *worker) line(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, `INSERT INTO lines (order_id) VALUES ($1)`, e.ID)
	return err
}

type row struct {
	EventID string `db:"event_id"`
	Cents   int64  `db:"cents"`
}

// An own function puts it into another error, and may do so with a conflict.
func (w *worker) named(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	_, err := w.x.NamedExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES (:event_id, :cents)`, row{EventID: e.ID, Cents: e.Cents})
	if err != nil {
		return mapped(err)
	}
	return nil
}

func mapped(err error) error {
	if isDuplicate(err) {
		return asynq.SkipRetry
	}
	return err
}

// A new id never conflicts; that it is new is another rule's.
func (w *worker) fresh(ctx context.Context, t *asynq.Task) error {
	_, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, 1)`, uuid.NewString())
	return err
}

// The error goes nowhere.
func (w *worker) dropped(ctx context.Context, t *asynq.Task) error {
	e, err := parse(t)
	if err != nil {
		return err
	}
	if _, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents); err != nil {
		fmt.Println(err)
	}
	return nil
}

func (w *worker) hook(rw http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(rw, err.Error(), http.StatusBadRequest)
		return
	}
	ev, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), "secret")
	if err != nil {
		http.Error(rw, err.Error(), http.StatusBadRequest)
		return
	}
	if _, err := w.db.ExecContext(r.Context(), `INSERT INTO deliveries (provider, delivery_id, body) VALUES ('stripe', $1, $2)`, ev.ID, body); err != nil && !isDuplicate(err) {
		http.Error(rw, "try again", http.StatusInternalServerError)
		return
	}
	rw.WriteHeader(http.StatusOK)
}

// Nothing is known to call it again.
func (w *worker) once(ctx context.Context, e event) error {
	_, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents)
	return err
}

type Shipment struct {
	ID      uint   `gorm:"primaryKey"`
	OrderID string `gorm:"uniqueIndex"`
}

type Scan struct {
	ID      uint   `gorm:"primaryKey"`
	OrderID string `gorm:"index"`
}

type shipper struct{ db *gorm.DB }

func (s *shipper) ProcessTask(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	if err := s.db.Create(&Scan{OrderID: e.ID}).Error; err != nil { // each scan is a row
		return err
	}
	err := s.db.WithContext(ctx).Create(&Shipment{OrderID: e.ID}).Error
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return nil
	}
	return err
}
