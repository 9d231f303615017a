// Package bad looks, acts, and notes it afterwards.
package bad

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
)

type bank interface {
	Charge(ctx context.Context, account string, cents int64) error
	Payout(ctx context.Context, account string, cents int64) error
}

type notice struct {
	ID      string
	Account string
	Cents   int64
}

// The delivery is looked up in a table of its own, and entered there at the end.
type sqlInbox struct {
	db   *sql.DB
	bank bank
}

func (x *sqlInbox) handle(ctx context.Context, n notice) error {
	var seen bool
	err := x.db.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM inbox WHERE notice_id = $1)`, n.ID).Scan(&seen) // want `DB.QueryRowContext is asked but nothing is claimed before bank.Charge: .*\(checkthenact, medium\)`
	if err != nil {
		return err
	}
	if seen {
		return nil
	}
	if err := x.bank.Charge(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	_, err = x.db.ExecContext(ctx, `INSERT INTO inbox (notice_id) VALUES ($1)`, n.ID)
	return err
}

// The same with ErrNoRows, and the look-up and the entry in methods.
func (x *sqlInbox) known(ctx context.Context, id string) (bool, error) {
	var n int
	switch err := x.db.QueryRowContext(ctx, `SELECT 1 FROM processed_notices WHERE id = ?`, id).Scan(&n); {
	case errors.Is(err, sql.ErrNoRows):
		return false, nil
	case err != nil:
		return false, err
	}
	return true, nil
}

func (x *sqlInbox) remember(ctx context.Context, id string) error {
	_, err := x.db.ExecContext(ctx, `INSERT INTO processed_notices (id, at) VALUES (?, ?)`, id, time.Now())
	return err
}

func (x *sqlInbox) settle(ctx context.Context, n notice) error {
	if ok, err := x.known(ctx, n.ID); err != nil || ok { // want `sqlInbox.known is asked but nothing is claimed before bank.Payout`
		return err
	}
	if err := x.bank.Payout(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	return x.remember(ctx, n.ID)
}

// In a key-value store.
type kvInbox struct {
	rdb  *redis.Client
	bank bank
}

func (k *kvInbox) handle(ctx context.Context, n notice) error {
	marker := "idempotency:" + n.ID
	hits, err := k.rdb.Exists(ctx, marker).Result() // want `cmdable.Exists is asked but nothing is claimed before bank.Charge`
	if err != nil {
		return err
	}
	if hits > 0 {
		return nil
	}
	if err := k.bank.Charge(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	return k.rdb.Set(ctx, marker, "1", 72*time.Hour).Err()
}

// By an ORM.
type Refunded struct {
	ID      uint
	OrderNo string
}

type ormDesk struct {
	db   *gorm.DB
	bank bank
}

func (o *ormDesk) refund(ctx context.Context, order string, cents int64) error {
	var row Refunded
	err := o.db.Where("order_no = ?", order).First(&row).Error // want `DB.First is asked but nothing is claimed before bank.Payout`
	if err == nil {
		return nil
	}
	if !errors.Is(err, gorm.ErrRecordNotFound) {
		return err
	}
	if err := o.bank.Payout(ctx, order, cents); err != nil {
		return err
	}
	return o.db.Create(&Refunded{OrderNo: order}).Error
}

// By the interface of a store, with a nil row for nothing.
type ledger interface {
	FindEntry(ctx context.Context, ref string) (*entry, error)
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
	old, err := t.book.FindEntry(ctx, ref) // want `ledger.FindEntry is asked but nothing is claimed before bank.Payout: two requests can both find nothing and both payout`
	if err != nil {
		return err
	}
	if old != nil {
		return nil
	}
	if err := t.bank.Payout(ctx, account, cents); err != nil {
		return err
	}
	return t.book.InsertEntry(ctx, &entry{Ref: ref, Cents: cents})
}
