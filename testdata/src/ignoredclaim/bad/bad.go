// Package bad claims, and lets the loser go on.
package bad

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

type event struct {
	ID      string
	Account string
	Cents   int64
}

type desk struct {
	rdb  *redis.Client
	db   *sql.DB
	pool *pgxpool.Pool
	orm  *gorm.DB
	coll *mongo.Collection
	bank bank
	once sync.Map
}

// The bool is never asked for.
func (d *desk) setnx(ctx context.Context, e event) error {
	d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour) // want `cmdable.SetNX claims, but nobody asks whether the claim was won before bank.Refund`
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// Only the error is.
func (d *desk) setnxErr(ctx context.Context, e event) error {
	if err := d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour).Err(); err != nil { // want `cmdable.SetNX claims, but nobody asks whether the claim was won before bank.Refund`
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// A conflict is no error, and the rows affected are not asked for.
func (d *desk) insert(ctx context.Context, e event) error {
	_, err := d.db.ExecContext(ctx, `INSERT INTO processed_events (id) VALUES ($1) ON CONFLICT DO NOTHING`, e.ID) // want `DB.ExecContext claims, but nobody asks whether the claim was won before bank.Refund`
	if err != nil {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// The same by an ORM.
type Processed struct {
	ID      uint
	EventID string
}

func (d *desk) orm1(ctx context.Context, e event) error {
	err := d.orm.Clauses(clause.OnConflict{DoNothing: true}).Create(&Processed{EventID: e.ID}).Error // want `DB.Create claims, but nobody asks whether the claim was won before bank.Refund`
	if err != nil {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// The loser is logged, and goes on.
func (d *desk) logged(ctx context.Context, e event, log func(string)) error {
	won, err := d.rdb.SetNX(ctx, "dedup:"+e.ID, 1, time.Hour).Result() // want `cmdable.SetNX claims, but who loses goes on to bank.Refund as well`
	if err != nil {
		return err
	}
	if !won {
		log("seen before")
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// A violated unique index is taken for success, and both go on.
func (d *desk) swallowed(ctx context.Context, e event) error {
	_, err := d.pool.Exec(ctx, `INSERT INTO processed_events (id) VALUES ($1)`, e.ID) // want `Pool.Exec claims, but who loses goes on to bank.Refund as well`
	var pgErr *pgconn.PgError
	if err != nil && !(errors.As(err, &pgErr) && pgErr.Code == "23505") {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// The same in a document store.
func (d *desk) document(ctx context.Context, e event) error {
	_, err := d.coll.InsertOne(ctx, bson.M{"_id": e.ID, "kind": "dedup"}) // want `Collection.InsertOne claims, but who loses goes on to bank.Refund as well`
	if err != nil && !mongo.IsDuplicateKeyError(err) {
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

// Whether it was loaded is dropped.
func (d *desk) memory(ctx context.Context, e event) error {
	d.once.LoadOrStore(e.ID, true) // want `Map.LoadOrStore claims, but nobody asks whether the claim was won before bank.Refund`
	return d.bank.Refund(ctx, e.Account, e.Cents)
}
