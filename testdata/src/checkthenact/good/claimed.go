// Package good claims, locks, or makes the act itself conditional.
package good

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type bank interface {
	Charge(ctx context.Context, account string, cents int64) error
	Payout(ctx context.Context, account string, cents int64) error
}

type keyedBank interface {
	Charge(ctx context.Context, idempotencyKey, account string, cents int64) error
}

type notice struct {
	ID      string
	Account string
	Cents   int64
}

type sqlInbox struct {
	db   *sql.DB
	bank bank
}

// Claimed by an insert that says whether it won.
func (x *sqlInbox) handle(ctx context.Context, n notice) error {
	res, err := x.db.ExecContext(ctx, `INSERT INTO inbox (notice_id) VALUES ($1) ON CONFLICT DO NOTHING`, n.ID)
	if err != nil {
		return err
	}
	if rows, err := res.RowsAffected(); err != nil || rows == 0 {
		return err
	}
	return x.bank.Charge(ctx, n.Account, n.Cents)
}

// The look-up before is only there to save work.
func (x *sqlInbox) quick(ctx context.Context, n notice) error {
	var seen bool
	err := x.db.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM inbox WHERE notice_id = $1)`, n.ID).Scan(&seen)
	if err != nil || seen {
		return err
	}
	if won, err := x.take(ctx, n.ID); err != nil || !won {
		return err
	}
	return x.bank.Charge(ctx, n.Account, n.Cents)
}

func (x *sqlInbox) take(ctx context.Context, id string) (bool, error) {
	res, err := x.db.ExecContext(ctx, `INSERT IGNORE INTO inbox (notice_id) VALUES (?)`, id)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// A violated unique index says that another was first.
func (x *sqlInbox) first(ctx context.Context, db *pgxpool.Pool, n notice) error {
	var seen bool
	if err := db.QueryRow(ctx, `SELECT EXISTS (SELECT 1 FROM inbox WHERE notice_id = $1)`, n.ID).Scan(&seen); err != nil || seen {
		return err
	}
	_, err := db.Exec(ctx, `INSERT INTO inbox (notice_id) VALUES ($1)`, n.ID)
	var pgErr *pgconn.PgError
	if errors.As(err, &pgErr) && pgErr.Code == "23505" {
		return nil
	}
	if err != nil {
		return err
	}
	return x.bank.Charge(ctx, n.Account, n.Cents)
}

// The provider dedups by the key.
func keyed(ctx context.Context, db *sql.DB, b keyedBank, n notice) error {
	var seen bool
	err := db.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM inbox WHERE notice_id = $1)`, n.ID).Scan(&seen)
	if err != nil || seen {
		return err
	}
	if err := b.Charge(ctx, n.ID, n.Account, n.Cents); err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, `INSERT INTO inbox (notice_id) VALUES ($1)`, n.ID)
	return err
}

type kvInbox struct {
	rdb  *redis.Client
	bank bank
}

func (k *kvInbox) handle(ctx context.Context, n notice) error {
	won, err := k.rdb.SetNX(ctx, "idempotency:"+n.ID, "1", 72*time.Hour).Result()
	if err != nil || !won {
		return err
	}
	return k.bank.Charge(ctx, n.Account, n.Cents)
}

// A cache: what is kept can be had again.
func (k *kvInbox) rate(ctx context.Context, currency string, load func(context.Context, string) (string, error)) (string, error) {
	got, err := k.rdb.Get(ctx, "rate:"+currency).Result()
	if err == nil {
		return got, nil
	}
	if !errors.Is(err, redis.Nil) {
		return "", err
	}
	if got, err = load(ctx, currency); err != nil {
		return "", err
	}
	return got, k.rdb.Set(ctx, "rate:"+currency, got, time.Minute).Err()
}

type Refunded struct {
	ID      uint
	OrderNo string
}

type ormDesk struct {
	db   *gorm.DB
	bank bank
}

func (o *ormDesk) refund(ctx context.Context, order string, cents int64) error {
	res := o.db.Clauses(clause.OnConflict{DoNothing: true}).Create(&Refunded{OrderNo: order})
	if res.Error != nil || res.RowsAffected == 0 {
		return res.Error
	}
	return o.bank.Payout(ctx, order, cents)
}

type ledger interface {
	FindEntry(ctx context.Context, ref string) (*entry, error)
	ClaimEntry(ctx context.Context, ref string) (bool, error)
	InsertEntry(ctx context.Context, e *entry) error
}

type entry struct {
	Ref   string
	Cents int64
}

type teller struct {
	book ledger
	bank bank
}

func (t *teller) pay(ctx context.Context, ref, account string, cents int64) error {
	old, err := t.book.FindEntry(ctx, ref)
	if err != nil || old != nil {
		return err
	}
	if won, err := t.book.ClaimEntry(ctx, ref); err != nil || !won {
		return err
	}
	if err := t.bank.Payout(ctx, account, cents); err != nil {
		return err
	}
	return t.book.InsertEntry(ctx, &entry{Ref: ref, Cents: cents})
}

// What is not there is an error, and what is there is charged.
func (t *teller) again(ctx context.Context, ref, account string) error {
	old, err := t.book.FindEntry(ctx, ref)
	if err != nil {
		return err
	}
	if old == nil {
		return errors.New("no such entry")
	}
	return t.bank.Payout(ctx, account, old.Cents)
}
