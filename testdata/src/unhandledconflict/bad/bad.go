// Package bad lets a conflict out to who repeats the insert.
package bad

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5"
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
	mux.HandleFunc("booked", w.booked)
	mux.HandleFunc("named", w.named)
}

func (w *worker) receipt(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	_, err := w.db.ExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents) // want `insert into receipts is repeated \(asynq handler, bad.go:37\), and its violation of unique \(event_id\) goes out as an error: what is there is refused each time and never done with; take the conflict for done \(ON CONFLICT DO NOTHING, and rows affected\) \(unhandledconflict, medium\)`
	return err
}

// Through a helper and a transaction.
func (w *worker) booked(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	if err := w.book(ctx, e); err != nil {
		return fmt.Errorf("book %s: %w", e.ID, err)
	}
	return nil
}

func (w *worker) book(ctx context.Context, e event) error {
	return pgx.BeginFunc(ctx, w.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, `INSERT INTO receipts (event_id, cents) VALUES ($1, $2)`, e.ID, e.Cents) // want `insert into receipts is repeated`
		return err
	})
}

type row struct {
	EventID string `db:"event_id"`
	Cents   int64  `db:"cents"`
}

func (w *worker) named(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	_, err := w.x.NamedExecContext(ctx, `INSERT INTO receipts (event_id, cents) VALUES (:event_id, :cents)`, row{EventID: e.ID, Cents: e.Cents}) // want `insert into receipts is repeated`
	if err != nil {
		return fmt.Errorf("save: %w", err)
	}
	return nil
}

// A webhook that is answered with a 500 comes again.
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
	if _, err := w.db.ExecContext(r.Context(), `INSERT INTO deliveries (provider, delivery_id, body) VALUES ('stripe', $1, $2)`, ev.ID, body); err != nil { // want `insert into deliveries is repeated`
		http.Error(rw, "try again", http.StatusInternalServerError)
		return
	}
	rw.WriteHeader(http.StatusOK)
}

type Shipment struct {
	ID      uint   `gorm:"primaryKey"`
	OrderID string `gorm:"uniqueIndex"`
}

type shipper struct{ db *gorm.DB }

// ProcessTask is asked again until it answers without an error.
func (s *shipper) ProcessTask(ctx context.Context, t *asynq.Task) error {
	var e event
	if err := json.Unmarshal(t.Payload(), &e); err != nil {
		return err
	}
	return s.db.WithContext(ctx).Create(&Shipment{OrderID: e.ID}).Error // want `insert into shipments is repeated \(asynq handler, bad.go:\d+\), and its violation of unique \(order_id\) goes out as an error`
}
