// Package bad answers any request under a known key.
package bad

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
)

type PayRequest struct {
	IdempotencyKey string
	Customer       string
	Cents          int64
}

type Payment struct {
	ID             string
	IdempotencyKey string
	Cents          int64
}

type payments interface {
	FindByIdempotencyKey(ctx context.Context, key string) (*Payment, error)
	Insert(ctx context.Context, p *Payment) error
}

// service gives back the payment of 10 for the request of 10,000.
func service(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
	if err == nil && old != nil {
		return old, nil // want `what payments.FindByIdempotencyKey has stored for the key is the answer to whatever request comes with it, and req is not compared: another request under the same key is taken for done; store a hash of the request with the key, and refuse one that differs \(unguardedpayload, medium\)`
	}
	p := &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
	return p, ps.Insert(ctx, p)
}

// rows asks the database.
func rows(ctx context.Context, db *sql.DB, req PayRequest) (Payment, error) {
	var p Payment
	err := db.QueryRowContext(ctx, `SELECT id, cents FROM payments WHERE idempotency_key = ?`, req.IdempotencyKey).Scan(&p.ID, &p.Cents)
	if err == nil {
		return p, nil // want `what DB.QueryRowContext has stored .* and req is not compared`
	}
	if !errors.Is(err, sql.ErrNoRows) {
		return p, err
	}
	_, err = db.ExecContext(ctx, `INSERT INTO payments (idempotency_key, cents) VALUES (?, ?)`, req.IdempotencyKey, req.Cents)
	return p, err
}

// middleware plays the first answer.
func middleware(rdb *redis.Client, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		saved, err := rdb.Get(r.Context(), "answers:"+r.Header.Get("Idempotency-Key")).Bytes()
		if err == nil {
			w.Write(saved) // want `what cmdable.Get has stored .* and r is not compared`
			return
		}
		next.ServeHTTP(w, r)
		rdb.Set(r.Context(), "answers:"+r.Header.Get("Idempotency-Key"), "…", 0)
	})
}

type Saved struct {
	Code int
	Body []byte
}

type answers interface {
	Start(ctx context.Context, idempotencyKey string) (s *Saved, first bool, err error)
}

// encoded writes it as JSON.
func encoded(as answers, pay func(*PayRequest) error, w http.ResponseWriter, req *PayRequest, r *http.Request) {
	s, first, err := as.Start(r.Context(), req.IdempotencyKey)
	if err != nil {
		return
	}
	if !first {
		json.NewEncoder(w).Encode(s) // want `what answers.Start has stored`
		return
	}
	if err := pay(req); err != nil {
		return
	}
}

func handler(db *gorm.DB) gin.HandlerFunc {
	return func(c *gin.Context) {
		var old Payment
		if err := db.First(&old, "idempotency_key = ?", c.GetHeader("Idempotency-Key")).Error; err == nil {
			c.JSON(http.StatusOK, old) // want `what DB.First has stored .* and c is not compared`
			return
		}
		db.Create(&Payment{IdempotencyKey: c.GetHeader("Idempotency-Key")})
	}
}

func IsKeyConflict(err error) bool { return err != nil && err.Error() == "23505" }

func view(p *Payment) *Payment { return p }

// conflicting looks only when the key is taken.
func conflicting(ctx context.Context, ps payments, req *PayRequest) (*Payment, error) {
	p := &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
	if err := ps.Insert(ctx, p); err != nil {
		if IsKeyConflict(err) {
			old, ferr := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey)
			if ferr != nil {
				return nil, err
			}
			return view(old), nil // want `what payments.FindByIdempotencyKey has stored`
		}
		return nil, err
	}
	return p, nil
}

// inTx gives it to a variable of the function around.
func inTx(ctx context.Context, ps payments, tx func(func() error) error, req *PayRequest) (p *Payment, err error) {
	err = tx(func() error {
		if old, err := ps.FindByIdempotencyKey(ctx, req.IdempotencyKey); err == nil {
			p = old
			return nil // want `what payments.FindByIdempotencyKey has stored`
		}
		p = &Payment{IdempotencyKey: req.IdempotencyKey, Cents: req.Cents}
		return ps.Insert(ctx, p)
	})
	return p, err
}
