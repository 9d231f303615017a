package good

import (
	"context"
	"database/sql"
	"errors"

	"github.com/bradfitz/gomemcache/memcache"
	"github.com/go-redsync/redsync/v4"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
)

// The claims and locks of other libraries, each beside a look-up that only saves work.
type clerk struct {
	bank  bank
	mc    *memcache.Client
	coll  *mongo.Collection
	bun   *bun.DB
	locks *redsync.Redsync
	book  ledger
}

// A key that can be added once.
func (c *clerk) added(ctx context.Context, n notice) error {
	if _, err := c.mc.Get("processed:" + n.ID); err == nil {
		return nil
	}
	err := c.mc.Add(&memcache.Item{Key: "processed:" + n.ID})
	if errors.Is(err, memcache.ErrNotStored) {
		return nil
	}
	if err != nil {
		return err
	}
	return c.bank.Payout(ctx, n.Account, n.Cents)
}

// A document that can be inserted once.
func (c *clerk) inserted(ctx context.Context, n notice) error {
	count, err := c.coll.CountDocuments(ctx, bson.M{"_id": n.ID})
	if err != nil || count > 0 {
		return err
	}
	_, err = c.coll.InsertOne(ctx, bson.M{"_id": n.ID})
	if mongo.IsDuplicateKeyError(err) {
		return nil
	}
	if err != nil {
		return err
	}
	return c.bank.Payout(ctx, n.Account, n.Cents)
}

type Receipt struct {
	ID       int64
	NoticeID string
}

// A row that is ignored where it is there.
func (c *clerk) ignored(ctx context.Context, n notice) error {
	seen, err := c.bun.NewSelect().Model((*Receipt)(nil)).Where("notice_id = ?", n.ID).Exists(ctx)
	if err != nil || seen {
		return err
	}
	res, err := c.bun.NewInsert().Model(&Receipt{NoticeID: n.ID}).On("CONFLICT (notice_id) DO NOTHING").Exec(ctx)
	if err != nil {
		return err
	}
	if rows, err := res.RowsAffected(); err != nil || rows == 0 {
		return err
	}
	return c.bank.Payout(ctx, n.Account, n.Cents)
}

// A lock that all processes share, around look, act and note.
func (c *clerk) locked(ctx context.Context, n notice) error {
	mu := c.locks.NewMutex("notice:" + n.ID)
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	old, err := c.book.FindEntry(ctx, n.ID)
	if err != nil || old != nil {
		return err
	}
	if err := c.bank.Payout(ctx, n.Account, n.Cents); err != nil {
		return err
	}
	return c.book.InsertEntry(ctx, &entry{Ref: n.ID, Cents: n.Cents})
}

// A lock by name, of the database.
func advisory(ctx context.Context, db *pgxpool.Pool, coupon string, member, points int64) error {
	return pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, `SELECT pg_advisory_xact_lock(hashtext($1))`, coupon); err != nil {
			return err
		}
		var used bool
		if err := tx.QueryRow(ctx, `SELECT used FROM coupons WHERE code = $1`, coupon).Scan(&used); err != nil {
			return err
		}
		if used {
			return errState
		}
		if _, err := tx.Exec(ctx, `UPDATE members SET points = points + $1 WHERE id = $2`, points, member); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `UPDATE coupons SET used = true WHERE code = $1`, coupon)
		return err
	})
}

// Two that both read are told apart when they commit.
func serializable(ctx context.Context, db *sql.DB, account, cents int64) error {
	tx, err := db.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelSerializable})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var balance int64
	if err := tx.QueryRowContext(ctx, `SELECT balance FROM accounts WHERE id = ?`, account).Scan(&balance); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE accounts SET balance = ? WHERE id = ?`, balance+cents, account); err != nil {
		return err
	}
	return tx.Commit()
}

// The row of a bun query is locked.
func (c *clerk) lockedRow(ctx context.Context, id int64, cents int64) error {
	return c.bun.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		var m Balance
		if err := c.bun.NewSelect().Model(&m).Where("id = ?", id).For("UPDATE").Scan(ctx); err != nil {
			return err
		}
		m.Cents += cents
		_, err := c.bun.NewUpdate().Model(&m).Exec(ctx)
		return err
	})
}

type Balance struct {
	ID    int64
	Cents int64
}
