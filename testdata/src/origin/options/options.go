// Package options has a client with options of each form.
package options

import (
	"context"

	"origin/keys"
)

type Gateway interface {
	Charge(ctx context.Context, idempotencyKey string) error
}

type config struct{ key, note string }

// Option is a function.
type Option func(*config)

func WithKey(k string) Option { return func(c *config) { c.key = k } } // want WithKey:`^result 0.\(0\).key ← param 0$`

func WithNote(n string) Option { return func(c *config) { c.note = n } }

func WithFreshKey() Option { return func(c *config) { c.key = keys.Fresh() } } // want WithFreshKey:`^result 0.\(0\).key ← fresh uuid.NewString$`

func Pay(ctx context.Context, g Gateway, opts ...Option) error { // want Pay:`^param 2.\[\*\].\(0\).key → idempotencyKey of Gateway.Charge$`
	var c config
	for _, o := range opts {
		o(&c)
	}
	return g.Charge(ctx, c.key)
}

// Setting is an interface.
type Setting interface{ apply(*config) }

type setting func(*config)

func (s setting) apply(c *config) { s(c) }

func SetKey(k string) Setting { // want SetKey:`^result 0.apply\(0\).key ← param 0$`
	return setting(func(c *config) { c.key = k })
}

func PayWith(ctx context.Context, g Gateway, settings ...Setting) error { // want PayWith:`^param 2.\[\*\].apply\(0\).key → idempotencyKey of Gateway.Charge$`
	c := config{note: "none"}
	for _, s := range settings {
		s.apply(&c)
	}
	return g.Charge(ctx, c.key)
}

// Client takes its options when it is made.
type Client struct {
	Key     string
	gateway Gateway
}

type ClientOption func(*Client)

func ClientKey(k string) ClientOption { return func(c *Client) { c.Key = k } } // want ClientKey:`^result 0.\(0\).Key ← param 0$`

func New(g Gateway, opts ...ClientOption) *Client { // want New:`param 1.\[\*\].\(0\)`
	c := &Client{gateway: g}
	for _, o := range opts {
		o(c)
	}
	return c
}

// Retried hands the key on in a closure.
func Retried(ctx context.Context, g Gateway, key string) error { // want Retried:`^param 2 → idempotencyKey of Gateway.Charge$`
	return twice(func() error { return g.Charge(ctx, key) })
}

func twice(f func() error) error {
	if err := f(); err == nil {
		return nil
	}
	return f()
}

// Keyed asks a function for its key.
func Keyed(ctx context.Context, g Gateway, newKey func() string) error { // want Keyed:`^param 2.\(\) → idempotencyKey of Gateway.Charge$`
	return g.Charge(ctx, newKey())
}
