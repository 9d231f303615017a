// Package good lets the answer of the claim decide, or claims nothing.
package good

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type bank interface {
	Refund(ctx context.Context, account string, cents int64) error
}

type keyedBank interface {
	Refund(ctx context.Context, idempotencyKey, account string, cents int64) error
}

type event struct {
	ID      string
	Account string
	Cents   int64
}

type desk struct {
	rdb   *redis.Client
	db    *sql.DB
	pool  *pgxpool.Pool
	orm   *gorm.DB
	coll  *mongo.Collection
	bank  bank
	keyed keyedBank
	once  sync.Map
	locks sync.Map
}

func (d *desk) setnx(ctx context.Context, e event) error {
	won, err := d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour).Result()
	if err != nil || !won {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

func (d *desk) val(ctx context.Context, e event) error {
	if !d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour).Val() {
		return nil
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

func (d *desk) insert(ctx context.Context, e event) error {
	res, err := d.db.ExecContext(ctx, `INSERT INTO processed_events (id) VALUES ($1) ON CONFLICT DO NOTHING`, e.ID)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// A row that comes back says that it was won.
func (d *desk) returning(ctx context.Context, e event) error {
	var id string
	err := d.pool.QueryRow(ctx, `INSERT INTO processed_events (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id`, e.ID).Scan(&id)
	if err != nil {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

type Processed struct {
	ID      uint
	EventID string
}

func (d *desk) orm1(ctx context.Context, e event) error {
	res := d.orm.Clauses(clause.OnConflict{DoNothing: true}).Create(&Processed{EventID: e.ID})
	if res.Error != nil {
		return res.Error
	}
	if res.RowsAffected == 0 {
		return nil
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

func (d *desk) conflict(ctx context.Context, e event) error {
	_, err := d.pool.Exec(ctx, `INSERT INTO processed_events (id) VALUES ($1)`, e.ID)
	var pgErr *pgconn.PgError
	if errors.As(err, &pgErr) && pgErr.Code == "23505" {
		return nil
	}
	if err != nil {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

func (d *desk) document(ctx context.Context, e event) error {
	_, err := d.coll.InsertOne(ctx, bson.M{"_id": e.ID, "kind": "dedup"})
	switch {
	case mongo.IsDuplicateKeyError(err):
		return nil
	case err != nil:
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

func (d *desk) memory(ctx context.Context, e event) error {
	if _, loaded := d.once.LoadOrStore(e.ID, true); loaded {
		return nil
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// What was stored first is used, by whoever comes.
func (d *desk) mutex(ctx context.Context, e event) error {
	v, _ := d.locks.LoadOrStore(e.Account, new(sync.Mutex))
	mu := v.(*sync.Mutex)
	mu.Lock()
	defer mu.Unlock()
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// The loser goes on with what the winner has stored.
func (d *desk) amount(ctx context.Context, e event) error {
	won, err := d.rdb.SetNX(ctx, "dedup:"+e.ID, e.Cents, time.Hour).Result()
	if err != nil {
		return err
	}
	cents := e.Cents
	if !won {
		if cents, err = d.rdb.Get(ctx, "dedup:"+e.ID).Int64(); err != nil {
			return err
		}
	}
	return d.bank.Refund(ctx, e.Account, cents)
}

// A row that must be there, whoever makes it.
func (d *desk) ensure(ctx context.Context, e event) error {
	_, err := d.db.ExecContext(ctx, `INSERT INTO accounts (id) VALUES ($1) ON CONFLICT DO NOTHING`, e.Account)
	if err != nil {
		return err
	}
	_, err = d.db.ExecContext(ctx, `UPDATE visits SET n = n + 1 WHERE account = $1`, e.Account)
	return err
}

// The provider knows the repeat by its key.
func (d *desk) byKey(ctx context.Context, e event) error {
	d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour)
	return d.keyed.Refund(ctx, e.ID, e.Account, e.Cents)
}

// The answer is the caller's.
func (d *desk) take(ctx context.Context, e event) (bool, error) {
	return d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour).Result()
}
