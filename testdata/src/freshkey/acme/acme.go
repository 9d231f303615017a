// Package acme is the user's own SDK for a provider.
package acme

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"net/http"

	"github.com/google/uuid"
)

// Client sends requests to the provider.
type Client struct {
	HTTP *http.Client
	Base string
}

// RequestOption changes one request.
type RequestOption func(*requestConfig)

type requestConfig struct {
	idempotencyKey string
	account        string
}

// IdempotencyKey sets the key.
func IdempotencyKey(key string) RequestOption {
	return func(c *requestConfig) { c.idempotencyKey = key }
}

// OnBehalfOf sets the account.
func OnBehalfOf(account string) RequestOption {
	return func(c *requestConfig) { c.account = account }
}

// ChargeParams are the parameters of a charge.
type ChargeParams struct {
	Cents int64  `json:"cents"`
	Note  string `json:"note"`
}

// CreateCharge makes a charge.
func (c *Client) CreateCharge(ctx context.Context, p ChargeParams, opts ...RequestOption) error {
	return c.do(ctx, http.MethodPost, "/charges", p, opts...)
}

// CreatePayout makes a payout, with a key of its own if none is given.
func (c *Client) CreatePayout(ctx context.Context, p ChargeParams, key string) error {
	if key == "" {
		key = uuid.NewString() // want `in every call that finds none`
	}
	return c.do(ctx, http.MethodPost, "/payouts", p, IdempotencyKey(key))
}

func (c *Client) do(ctx context.Context, method, path string, body any, opts ...RequestOption) error {
	var cfg requestConfig
	for _, o := range opts {
		o(&cfg)
	}
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, method, c.Base+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	if cfg.idempotencyKey != "" {
		req.Header.Set("Idempotency-Key", cfg.idempotencyKey)
	}
	req.Header.Set("X-Account", cfg.account)
	resp, err := c.HTTP.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// Doer is what a Session needs of a Client.
type Doer interface {
	CreateCharge(ctx context.Context, p ChargeParams, opts ...RequestOption) error
}

// Session charges under one key, which the caller gives.
type Session struct {
	client Doer
	key    string
}

// NewSession begins a session.
func NewSession(c Doer, key string) *Session { return &Session{client: c, key: key} }

// Charge charges under the session's key.
func (s *Session) Charge(ctx context.Context, cents int64) error {
	return s.client.CreateCharge(ctx, ChargeParams{Cents: cents}, IdempotencyKey(s.key))
}

// Journal remembers what was begun.
type Journal struct{ db *sql.DB }

// Begin writes the key down beside its order.
func (j *Journal) Begin(ctx context.Context, orderID, key string) error {
	_, err := j.db.ExecContext(ctx, `INSERT INTO intents (order_id, key) VALUES ($1, $2)`, orderID, key)
	return err
}

// Look only looks.
func (j *Journal) Look(ctx context.Context, orderID, key string) error {
	return j.db.QueryRowContext(ctx, `SELECT 1 FROM intents WHERE order_id = $1 AND key = $2`, orderID, key).Err()
}
