// Package bad adds on paths that run again.
package bad

import (
	"context"
	"database/sql"
	"sync"

	"github.com/avast/retry-go/v4"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
	"github.com/segmentio/kafka-go"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
)

type Purse struct {
	ID      uint
	Balance int64
}

func task(ctx context.Context, db *sql.DB, mux *asynq.ServeMux) {
	mux.HandleFunc("deposit", func(ctx context.Context, t *asynq.Task) error {
		_, err := db.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE id = ?`, 5, string(t.Payload())) // want `DB.ExecContext adds to balance and is repeated by asynq handler \(bad.go:\d+\) with nothing that knows the repeat: it is added twice; insert GetTaskID under a unique constraint in the same transaction, and add only if it was new \(unguardedincrement, medium\)`
		return err
	})
}

// consume takes messages off a topic, and commits them when they are worked off.
func consume(ctx context.Context, r *kafka.Reader, pool *pgxpool.Pool) error {
	for {
		m, err := r.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if _, err := pool.Exec(ctx, `UPDATE seats SET stock = stock - 1 WHERE show = $1`, string(m.Key)); err != nil { // want `Pool.Exec adds to stock and is repeated by kafka handler`
			return err
		}
		if err := r.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// inTx is committed, and then delivered again.
func inTx(ctx context.Context, db *gorm.DB, mux *asynq.ServeMux) {
	mux.HandleFunc("bonus", func(ctx context.Context, t *asynq.Task) error {
		return db.Transaction(func(tx *gorm.DB) error {
			return tx.Model(&Purse{}).Where("id = ?", 1).Update("balance", gorm.Expr("balance + ?", 10)).Error // want `DB.Update adds to balance and is repeated by asynq handler`
		})
	})
}

func documents(ctx context.Context, c *mongo.Collection, mux *asynq.ServeMux) {
	mux.HandleFunc("points", func(ctx context.Context, t *asynq.Task) error {
		_, err := c.UpdateOne(ctx, bson.M{"_id": string(t.Payload())}, bson.M{"$inc": bson.M{"points": 1}}) // want `Collection.UpdateOne adds to points and is repeated by asynq handler`
		return err
	})
}

func counter(ctx context.Context, rdb *redis.Client, member string) error {
	return retry.Do(func() error {
		return rdb.IncrBy(ctx, "credits:"+member, 50).Err() // want `cmdable.IncrBy adds to credits: and is repeated by retry.Do`
	})
}

// ledger appends rows that have no name of their own.
func ledger(ctx context.Context, pool *pgxpool.Pool, mux *asynq.ServeMux) {
	mux.HandleFunc("book", func(ctx context.Context, t *asynq.Task) error {
		_, err := pool.Exec(ctx, `INSERT INTO ledger_entries (account, amount) VALUES ($1, $2)`, "a", 5) // want `Pool.Exec appends to ledger_entries and is repeated by asynq handler .*: it is added twice; give the row GetTaskID under a unique constraint, and take the conflict for done`
		return err
	})
}

type Meter struct {
	mu   sync.Mutex
	todo []string
	db   *sql.DB
}

// Flush puts back what was not written, as far as it knows.
func (m *Meter) Flush(ctx context.Context) {
	m.mu.Lock()
	batch := m.todo
	m.todo = nil
	m.mu.Unlock()
	for _, t := range batch {
		if err := m.write(ctx, t); err != nil {
			m.Add(t)
		}
	}
}

func (m *Meter) Add(tenant string) {
	m.mu.Lock()
	m.todo = append(m.todo, tenant)
	m.mu.Unlock()
}

func (m *Meter) write(ctx context.Context, tenant string) error {
	_, err := m.db.ExecContext(ctx, `INSERT INTO usage_totals (tenant, n) VALUES (?, 1) ON CONFLICT (tenant) DO UPDATE SET n = usage_totals.n + EXCLUDED.n`, tenant) // want `DB.ExecContext adds to usage_total and is repeated by the requeue at bad.go:\d+`
	return err
}

type Deposit struct {
	DepositID string
	Owner     string
	Cents     int64
}

// unused has the id of the deposit at hand.
func unused(ctx context.Context, db *sql.DB, d Deposit) error {
	return retry.Do(func() error { return add(ctx, db, d) })
}

func add(ctx context.Context, db *sql.DB, d Deposit) error {
	_, err := db.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE owner = ?`, d.Cents, d.Owner) // want `DB.ExecContext adds to balance .*; insert d.DepositID under a unique constraint .* \(unguardedincrement\)`
	return err
}

type limits interface {
	IncrementQuota(ctx context.Context, team string, n int) error
}

func byName(ctx context.Context, l limits, team string) error {
	return retry.Do(func() error {
		return l.IncrementQuota(ctx, team, 1) // want `limits.IncrementQuota adds to .* \(unguardedincrement, low\)`
	})
}

func item(ctx context.Context, c *dynamodb.Client, mux *asynq.ServeMux) {
	mux.HandleFunc("cash", func(ctx context.Context, t *asynq.Task) error {
		_, err := c.UpdateItem(ctx, &dynamodb.UpdateItemInput{ // want `Client.UpdateItem adds to .*cash.* and is repeated by asynq handler`
			TableName:        aws.String("purses"),
			UpdateExpression: aws.String("ADD cash :n"),
		})
		return err
	})
}
