// Package good has transactions and effects that keep clear of each other, each one
// edit away from those that do not.
package good

import (
	"context"
	"database/sql"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/uptrace/bun"
	"gopkg.in/gomail.v2"
	"gorm.io/gorm"
)

type Postman interface {
	SendReceipt(ctx context.Context, email string) error
}

type cardProvider interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) error
}

type Booking struct {
	ID    uint
	Email string
}

type Job struct{ BookingID uint }

func (Job) Kind() string { return "receipt" }

func after(db *gorm.DB, d *gomail.Dialer, m *gomail.Message, b *Booking) error {
	err := db.Transaction(func(tx *gorm.DB) error {
		return tx.Create(b).Error
	})
	if err != nil {
		return err
	}
	return d.DialAndSend(m)
}

func afterCommit(ctx context.Context, pool *pgxpool.Pool, w *kafka.Writer, id int64) error {
	tx, err := pool.Begin(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback(ctx)
	if _, err := tx.Exec(ctx, `UPDATE trips SET state = 'booked' WHERE id = $1`, id); err != nil {
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	return w.WriteMessages(ctx, kafka.Message{Value: []byte("booked")})
}

func before(ctx context.Context, db *sql.DB, post Postman, to string) error {
	if err := post.SendReceipt(ctx, to); err != nil {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err = tx.ExecContext(ctx, `INSERT INTO receipts (email) VALUES (?)`, to); err != nil {
		tx.Rollback()
		return err
	}
	return tx.Commit()
}

// rolledBack tells of the failure when nothing is under way any more.
func rolledBack(ctx context.Context, db *sql.DB, post Postman, to string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		post.SendReceipt(ctx, to)
		return err
	}
	if _, err = tx.ExecContext(ctx, `INSERT INTO receipts (email) VALUES (?)`, to); err != nil {
		tx.Rollback()
		post.SendReceipt(ctx, to)
		return err
	}
	return tx.Commit()
}

// deferred runs when the transaction is over.
func deferred(ctx context.Context, db *sql.DB, post Postman, to string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer post.SendReceipt(ctx, to)
	if _, err = tx.ExecContext(ctx, `INSERT INTO receipts (email) VALUES (?)`, to); err != nil {
		return err
	}
	return tx.Commit()
}

// outbox writes the message as a row, with the rest.
func outbox(ctx context.Context, db *bun.DB, to string) error {
	return db.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO receipts (email) VALUES (?)`, to); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO outbox (topic, payload) VALUES ('receipt', ?)`, to)
		return err
	})
}

// job is inserted by the transaction.
func job(ctx context.Context, pool *pgxpool.Pool, jobs *river.Client[pgx.Tx], b Booking) error {
	tx, err := pool.Begin(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback(ctx)
	if _, err := jobs.InsertTx(ctx, tx, Job{b.ID}, nil); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

type outboxWriter interface {
	Publish(ctx context.Context, topic string, payload []byte) error
}

type unitOfWork interface {
	WithinTransaction(ctx context.Context, fn func(ctx context.Context) error) error
	AfterCommit(ctx context.Context, fn func(ctx context.Context) error) error
}

// named is an outbox by its name.
func named(ctx context.Context, uow unitOfWork, out outboxWriter) error {
	return uow.WithinTransaction(ctx, func(ctx context.Context) error {
		return out.Publish(ctx, "receipts", nil)
	})
}

// hook hands the effect to the time after the commit.
func hook(ctx context.Context, uow unitOfWork, post Postman, to string) error {
	return uow.WithinTransaction(ctx, func(ctx context.Context) error {
		return uow.AfterCommit(ctx, func(ctx context.Context) error {
			return post.SendReceipt(ctx, to)
		})
	})
}

// collected runs what the transaction has noted.
func collected(ctx context.Context, uow unitOfWork, post Postman, to string) error {
	var todo []func() error
	err := uow.WithinTransaction(ctx, func(ctx context.Context) error {
		todo = append(todo, func() error { return post.SendReceipt(ctx, to) })
		return nil
	})
	if err != nil {
		return err
	}
	for _, do := range todo {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}

// keyed is the same charge, however often it is tried.
func keyed(ctx context.Context, db *sql.DB, cards cardProvider, booking string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := cards.Charge(ctx, "booking/"+booking, 900); err != nil {
		return err
	}
	return tx.Commit()
}

// inTurn has one transaction after the other, and the effect between them.
func inTurn(ctx context.Context, db *sql.DB, post Postman, people []string) error {
	for _, to := range people {
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, `INSERT INTO receipts (email) VALUES (?)`, to); err != nil {
			return err
		}
		if err := tx.Commit(); err != nil {
			return err
		}
		if err := post.SendReceipt(ctx, to); err != nil {
			return err
		}
	}
	return nil
}

// begin hands the handle on: nothing is under way when it is not there.
func begin(ctx context.Context, db *sql.DB) (*sql.Tx, error) { return db.BeginTx(ctx, nil) }

// done ends what it is given before it goes on.
func done(ctx context.Context, tx *sql.Tx, amount int64) error {
	if err := tx.Commit(); err != nil {
		return err
	}
	_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: &amount})
	return err
}

type Payment struct{ Cents int64 }

// forEachTransaction is about payments, not about a database.
func forEachTransaction(list []Payment, fn func(p *Payment) error) error {
	for i := range list {
		if err := fn(&list[i]); err != nil {
			return err
		}
	}
	return nil
}

func payments(list []Payment, d *gomail.Dialer, m *gomail.Message) error {
	return forEachTransaction(list, func(*Payment) error { return d.DialAndSend(m) })
}

func idem(ctx context.Context, p *Payment, cards cardProvider, id string) error {
	return cards.Charge(ctx, id, p.Cents)
}
