package styles

import (
	"context"
	"database/sql"
	"encoding/json"
	"net/http"
	"sync"

	"github.com/gin-gonic/gin"
	"github.com/google/uuid"
	"gorm.io/gorm"

	"freshkey/acme"
)

func inserted(ctx context.Context, db *sql.DB, c *acme.Client, o order) error {
	key := uuid.NewString()
	if _, err := db.ExecContext(ctx, `INSERT INTO intents (order_id, idempotency_key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, o.ID, key); err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

func insertedAfter(ctx context.Context, db *sql.DB, c *acme.Client, o order) error {
	key := uuid.NewString() // want `new in every call`
	if err := c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key); err != nil {
		return err
	}
	_, err := db.ExecContext(ctx, `INSERT INTO intents (order_id, idempotency_key) VALUES ($1, $2)`, o.ID, key)
	return err
}

// A query that is only asked with the key stores nothing.
func askedBefore(ctx context.Context, db *sql.DB, c *acme.Client, o order) error {
	key := uuid.NewString() // want `new in every call`
	if _, err := db.QueryContext(ctx, `SELECT 1 FROM intents WHERE order_id = $1 AND idempotency_key = $2`, o.ID, key); err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

type intentRow struct {
	OrderID        string
	IdempotencyKey string
}

func created(ctx context.Context, db *gorm.DB, c *acme.Client, o order) error {
	row := intentRow{OrderID: o.ID, IdempotencyKey: uuid.NewString()}
	if err := db.Create(&row).Error; err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, row.IdempotencyKey)
}

// The helper stores what it is given.
func saveIntent(ctx context.Context, db *sql.DB, orderID, key string) error {
	_, err := db.ExecContext(ctx, `INSERT INTO intents VALUES (?, ?)`, orderID, key)
	return err
}

func savedByHelper(ctx context.Context, db *sql.DB, c *acme.Client, o order) error {
	key := uuid.NewString()
	if err := saveIntent(ctx, db, o.ID, key); err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

// The helper writes no key.
func logIntent(ctx context.Context, orderID, key string) error { return ctx.Err() }

func notSavedByHelper(ctx context.Context, c *acme.Client, o order) error {
	key := uuid.NewString() // want `new in every call`
	if err := logIntent(ctx, o.ID, key); err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

// The key is kept in memory for a later attempt.
type form struct {
	client *acme.Client
	key    string
}

func (f *form) submit(ctx context.Context, cents int64) error {
	if f.key == "" {
		f.key = uuid.NewString()
	}
	return f.client.CreatePayout(ctx, acme.ChargeParams{Cents: cents}, f.key)
}

type onceForm struct {
	client *acme.Client
	once   sync.Once
	key    string
}

func (f *onceForm) submit(ctx context.Context, cents int64) error {
	f.once.Do(func() { f.key = uuid.NewString() })
	return f.client.CreatePayout(ctx, acme.ChargeParams{Cents: cents}, f.key)
}

// The client of the API gets the key, and can repeat with it.
func answered(w http.ResponseWriter, r *http.Request, c *acme.Client) {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		key = uuid.NewString()
	}
	w.Header().Set("Idempotency-Key", key)
	if err := c.CreatePayout(r.Context(), acme.ChargeParams{Cents: 5}, key); err != nil {
		_ = json.NewEncoder(w).Encode(map[string]string{"retry_with": key})
	}
}

func answeredInHeader(w http.ResponseWriter, r *http.Request, c *acme.Client) {
	key := uuid.NewString()
	w.Header().Set("X-Retry-With", key)
	if err := c.CreatePayout(r.Context(), acme.ChargeParams{Cents: 5}, key); err != nil {
		w.WriteHeader(http.StatusBadGateway)
	}
}

func unanswered(w http.ResponseWriter, r *http.Request, c *acme.Client) {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		key = uuid.NewString() // want `in every call that finds none`
	}
	if err := c.CreatePayout(r.Context(), acme.ChargeParams{Cents: 5}, key); err != nil {
		w.WriteHeader(http.StatusBadGateway)
	}
}

// A key that is made with its holder lives as long.
type batch struct {
	client *acme.Client
	key    string
}

func newBatch(c *acme.Client) *batch { return &batch{client: c, key: uuid.NewString()} }

func (b *batch) run(ctx context.Context) error {
	return b.client.CreatePayout(ctx, acme.ChargeParams{Cents: 5}, b.key)
}

func begun(ctx context.Context, j *acme.Journal, c *acme.Client, o order) error {
	key := uuid.NewString()
	if err := j.Begin(ctx, o.ID, key); err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

func looked(ctx context.Context, j *acme.Journal, c *acme.Client, o order) error {
	key := uuid.NewString() // want `new in every call`
	if err := j.Look(ctx, o.ID, key); err != nil {
		return err
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

// Stored where it is made, found again where it was made before.
func resumed(ctx context.Context, db *sql.DB, c *acme.Client, o order) error {
	var key string
	if err := db.QueryRowContext(ctx, `SELECT key FROM intents WHERE order_id = $1`, o.ID).Scan(&key); err != nil {
		key = uuid.NewString()
		if _, err := db.ExecContext(ctx, `INSERT INTO intents (order_id, key) VALUES ($1, $2)`, o.ID, key); err != nil {
			return err
		}
	}
	return c.CreatePayout(ctx, acme.ChargeParams{Cents: o.Cents}, key)
}

// The answer of the handler, a function literal, has the key.
func handler(c *acme.Client) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		key := uuid.NewString()
		if err := c.CreatePayout(r.Context(), acme.ChargeParams{Cents: 5}, key); err != nil {
			w.WriteHeader(http.StatusBadGateway)
		}
		_ = json.NewEncoder(w).Encode(map[string]string{"key": key})
	}
}

func handlerWithout(c *acme.Client) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		key := uuid.NewString() // want `new in every call`
		if err := c.CreatePayout(r.Context(), acme.ChargeParams{Cents: 5}, key); err != nil {
			w.WriteHeader(http.StatusBadGateway)
		}
		_ = json.NewEncoder(w).Encode(map[string]string{"done": r.URL.Path})
	}
}

func ginAnswered(c *gin.Context, client *acme.Client) {
	key := c.GetHeader("Idempotency-Key")
	if key == "" {
		key = uuid.NewString()
		c.Header("Idempotency-Key", key)
	}
	_ = client.CreatePayout(context.Background(), acme.ChargeParams{Cents: 5}, key)
}

func ginAnsweredInBody(c *gin.Context, client *acme.Client) {
	key := uuid.NewString()
	_ = client.CreatePayout(context.Background(), acme.ChargeParams{Cents: 5}, key)
	c.JSON(http.StatusOK, map[string]any{"key": key})
}

func ginUnanswered(c *gin.Context, client *acme.Client) {
	key := uuid.NewString() // want `new in every call`
	_ = client.CreatePayout(context.Background(), acme.ChargeParams{Cents: 5}, key)
	c.JSON(http.StatusOK, map[string]any{"ok": true})
}
