// Package good compares, or has nothing to compare, each function one edit away from
// one that should.
package good

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"net/http"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
)

var ErrReused = errors.New("key was used for another request")

type PayRequest struct {
	IdempotencyKey string
	Customer       string
	Email          string
	Cents          int64
}

type Payment struct {
	ID             string
	IdempotencyKey string
	RequestHash    []byte
	Cents          int64
}

func (p *Payment) Matches(req *PayRequest) bool { return p.Cents == req.Cents }

type payments interface {
	FindByIdempotencyKey(ctx context.Context, key string) (*Payment, error)
	FindByEmail(ctx context.Context, email string) (*Payment, error)
	Insert(ctx context.Context, p *Payment) error
}

func field(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err == nil && old != nil {
		if old.Cents != req.Cents {
			return nil, ErrReused
		}
		return old, nil
	}
	p := &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
	return p, ps.Insert(ctx, p)
}

func method(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err == nil && old != nil {
		if !old.Matches(req) {
			return nil, ErrReused
		}
		return old, nil
	}
	p := &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
	return p, ps.Insert(ctx, p)
}

func hashed(ctx context.Context, ps payments, req *PayRequest, body []byte) (*Payment, error) {
	sum := sha256.Sum256(body)
	old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err == nil && old != nil {
		if !bytes.Equal(old.RequestHash, sum[:]) {
			return nil, ErrReused
		}
		return old, nil
	}
	p := &Payment{IdempotencyKey: req.IdempotencyKey, RequestHash: sum[:]}
	return p, ps.Insert(ctx, p)
}

// both is a look-up that the request's hash is part of.
func both(ctx context.Context, db *sql.DB, req PayRequest, hash string) (Payment, error) {
	var p Payment
	err := db.QueryRowContext(ctx, `SELECT id, cents FROM payments WHERE idempotency_key = ? AND request_hash = ?`, req.IdempotencyKey, hash).Scan(&p.ID, &p.Cents)
	if err == nil {
		return p, nil
	}
	_, err = db.ExecContext(ctx, `INSERT INTO payments (idempotency_key, request_hash) VALUES (?, ?)`, req.IdempotencyKey, hash)
	return p, err
}

type answers interface {
	Start(ctx context.Context, idempotencyKey string, fingerprint []byte) (s []byte, first bool, err error)
}

// store is given the fingerprint, and compares.
func store(as answers, pay func(*PayRequest) error, w http.ResponseWriter, req *PayRequest, sum []byte, r *http.Request) {
	s, first, err := as.Start(r.Context(), req.IdempotencyKey, sum)
	if err != nil {
		return
	}
	if !first {
		w.Write(s)
		return
	}
	if err := pay(req); err != nil {
		return
	}
}

// contentKey is another one for another request.
func contentKey(ctx context.Context, rdb *redis.Client, req *PayRequest, pay func() ([]byte, error)) ([]byte, error) {
	raw, _ := json.Marshal(req)
	idempotencyKey := hex.EncodeToString(sha256.New().Sum(raw))
	saved, err := rdb.Get(ctx, idempotencyKey).Bytes()
	if err == nil {
		return saved, nil
	}
	return pay()
}

// byEmail is no idempotency key: whoever has the address is the same.
func byEmail(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	old, err := ps.FindByEmail(ctx, req.Email)
	if err == nil && old != nil {
		return old, nil
	}
	p := &Payment{Cents: req.Cents}
	return p, ps.Insert(ctx, p)
}

// read only reads.
func read(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return old, nil
}

// keyOnly has no request to compare.
func keyOnly(ctx context.Context, ps payments, idempotencyKey string) (*Payment, error) {
	old, err := ps.FindByIdempotencyKey(ctx, idempotencyKey)
	if err == nil && old != nil {
		return old, nil
	}
	p := &Payment{IdempotencyKey: idempotencyKey}
	return p, ps.Insert(ctx, p)
}

// conflict answers that the key is known, and nothing else.
func conflict(db *gorm.DB, w http.ResponseWriter, r *http.Request) {
	var old Payment
	if err := db.First(&old, "idempotency_key = ?", r.Header.Get("Idempotency-Key")).Error; err == nil {
		http.Error(w, "used", http.StatusConflict)
		return
	}
	db.Create(&Payment{IdempotencyKey: r.Header.Get("Idempotency-Key")})
}

type Page struct{ Body []byte }

type pageCache interface {
	Get(ctx context.Context, idempotencyKey string) (*Page, error)
	Set(ctx context.Context, idempotencyKey string, p *Page) error
}

// cached may be old.
func cached(ctx context.Context, pages pageCache, req *PayRequest) (*Page, error) {
	p, err := pages.Get(ctx, req.IdempotencyKey)
	if err == nil {
		return p, nil
	}
	p = &Page{}
	return p, pages.Set(ctx, req.IdempotencyKey, p)
}

// check hands both to a helper.
func check(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err == nil && old != nil {
		return old, same(old, req)
	}
	p := &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
	return p, ps.Insert(ctx, p)
}

func same(p *Payment, req *PayRequest) error {
	if p.Cents != req.Cents {
		return ErrReused
	}
	return nil
}

func IsKeyConflict(err error) bool { return err != nil && err.Error() == "23505" }

func conflicting(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	p := &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
	if err := ps.Insert(ctx, p); err != nil {
		if IsKeyConflict(err) {
			old, ferr := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
			if ferr != nil || old.Cents != req.Cents {
				return nil, err
			}
			return old, nil
		}
		return nil, err
	}
	return p, nil
}

// reread gives back what this very call has stored.
func reread(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	if err := ps.Insert(ctx, &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}); err != nil {
		return nil, err
	}
	p, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return p, nil
}
