// Package good adds once, or adds what may be off, each function one edit away from
// one that adds twice.
package good

import (
	"context"
	"database/sql"

	"github.com/avast/retry-go/v4"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5"
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
	Views   int64
}

// claimed inserts the id in the same transaction.
func claimed(ctx context.Context, db *sql.DB, mux *asynq.ServeMux) {
	mux.HandleFunc("deposit", func(ctx context.Context, t *asynq.Task) error {
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		defer tx.Rollback()
		id, _ := asynq.GetTaskID(ctx)
		res, err := tx.ExecContext(ctx, `INSERT INTO deliveries (task) VALUES (?) ON CONFLICT DO NOTHING`, id)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return err
		}
		if _, err := tx.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE id = ?`, 5, string(t.Payload())); err != nil {
			return err
		}
		return tx.Commit()
	})
}

// booked has a row of its own beside the sum: a repeat of it fails, and all with it.
func booked(ctx context.Context, pool *pgxpool.Pool, mux *asynq.ServeMux) {
	mux.HandleFunc("deposit", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		return pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
			if _, err := tx.Exec(ctx, `INSERT INTO ledger_entries (entry_id, account, amount) VALUES ($1, $2, $3)`, id, "a", 5); err != nil {
				return err
			}
			_, err := tx.Exec(ctx, `UPDATE purses SET balance = balance + 5 WHERE id = $1`, "a")
			return err
		})
	})
}

// conditional adds in one state only.
func conditional(ctx context.Context, r *kafka.Reader, pool *pgxpool.Pool) error {
	for {
		m, err := r.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if _, err := pool.Exec(ctx, `UPDATE seats SET stock = stock - 1, sold = true WHERE show = $1 AND sold = false`, string(m.Key)); err != nil {
			return err
		}
		if err := r.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// absolute sets what the message says.
func absolute(ctx context.Context, r *kafka.Reader, pool *pgxpool.Pool) error {
	for {
		m, err := r.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if _, err := pool.Exec(ctx, `UPDATE seats SET stock = $2 WHERE show = $1`, string(m.Key), string(m.Value)); err != nil {
			return err
		}
		if err := r.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// rolledBack is retried as a whole transaction.
func rolledBack(ctx context.Context, db *gorm.DB) error {
	return retry.Do(func() error {
		return db.Transaction(func(tx *gorm.DB) error {
			return tx.Model(&Purse{}).Where("id = ?", 1).Update("balance", gorm.Expr("balance + ?", 10)).Error
		})
	})
}

// views may be off by one.
func views(ctx context.Context, db *gorm.DB, mux *asynq.ServeMux) {
	mux.HandleFunc("seen", func(ctx context.Context, t *asynq.Task) error {
		return db.Model(&Purse{}).Where("id = ?", 1).Update("views", gorm.Expr("views + 1")).Error
	})
}

func attempts(ctx context.Context, db *sql.DB, mux *asynq.ServeMux) {
	mux.HandleFunc("pay", func(ctx context.Context, t *asynq.Task) error {
		_, err := db.ExecContext(ctx, `UPDATE payments SET attempts = attempts + 1 WHERE id = ?`, string(t.Payload()))
		return err
	})
}

// once is not repeated.
func once(ctx context.Context, db *sql.DB, cents int64, id string) error {
	_, err := db.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE id = ?`, cents, id)
	return err
}

// filtered adds only where the delivery is not yet in the document.
func filtered(ctx context.Context, c *mongo.Collection, mux *asynq.ServeMux) {
	mux.HandleFunc("points", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		_, err := c.UpdateOne(ctx, bson.M{"_id": string(t.Payload()), "applied": bson.M{"$ne": id}},
			bson.M{"$inc": bson.M{"points": 1}, "$push": bson.M{"applied": id}})
		return err
	})
}

// limit looks at the new value: it limits a rate.
func limit(ctx context.Context, rdb *redis.Client, member string) error {
	return retry.Do(func() error {
		n, err := rdb.Incr(ctx, "quota:"+member).Result()
		if err == nil && n > 100 {
			return context.Canceled
		}
		return err
	})
}

// sequence gives out numbers.
func sequence(ctx context.Context, rdb *redis.Client) (n int64, err error) {
	err = retry.Do(func() error {
		n, err = rdb.Incr(ctx, "invoice:number").Result()
		return err
	})
	return n, err
}

// won adds when the claim is won.
func won(ctx context.Context, rdb *redis.Client, mux *asynq.ServeMux) {
	mux.HandleFunc("credit", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		first, err := rdb.SetNX(ctx, "credited:"+id, 1, 0).Result()
		if err != nil || !first {
			return err
		}
		return rdb.IncrBy(ctx, "credits:"+string(t.Payload()), 50).Err()
	})
}

// ledger has rows with a name of their own.
func ledger(ctx context.Context, pool *pgxpool.Pool, mux *asynq.ServeMux) {
	mux.HandleFunc("book", func(ctx context.Context, t *asynq.Task) error {
		id, _ := asynq.GetTaskID(ctx)
		_, err := pool.Exec(ctx, `INSERT INTO ledger_entries (task_id, account, amount) VALUES ($1, $2, $3)`, id, "a", 5)
		return err
	})
}

// total is a sum in memory.
func total(purses []Purse) (sum int64) {
	for _, p := range purses {
		sum += p.Balance
	}
	return sum
}

// metric is neither money nor billed.
func metric(ctx context.Context, rdb *redis.Client, mux *asynq.ServeMux) {
	mux.HandleFunc("visit", func(ctx context.Context, t *asynq.Task) error {
		return rdb.Incr(ctx, "visits:"+string(t.Payload())).Err()
	})
}

type limits interface {
	IncrementQuota(ctx context.Context, grantID string, n int) error
}

// named hands the id on.
func named(ctx context.Context, l limits, grantID string) error {
	return retry.Do(func() error { return l.IncrementQuota(ctx, grantID, 1) })
}

func item(ctx context.Context, c *dynamodb.Client, mux *asynq.ServeMux) {
	mux.HandleFunc("cash", func(ctx context.Context, t *asynq.Task) error {
		_, err := c.UpdateItem(ctx, &dynamodb.UpdateItemInput{
			TableName:           aws.String("purses"),
			UpdateExpression:    aws.String("ADD cash :n"),
			ConditionExpression: aws.String("NOT contains(applied, :task)"),
		})
		return err
	})
}
