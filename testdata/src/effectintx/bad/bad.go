// Package bad has effects inside of database transactions.
package bad

import (
	"context"
	"database/sql"
	"net/http"
	"strings"

	"cloud.google.com/go/spanner"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/segmentio/kafka-go"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"github.com/stripe/stripe-go/v82/refund"
	"github.com/uptrace/bun"
	"gopkg.in/gomail.v2"
	"gorm.io/gorm"
)

type Postman interface {
	SendReceipt(ctx context.Context, email string) error
}

type cardProvider interface {
	Charge(ctx context.Context, customer string, cents int64) error
}

type Booking struct {
	ID    uint
	Email string
}

func callback(db *gorm.DB, d *gomail.Dialer, m *gomail.Message, b *Booking) error {
	return db.Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(b).Error; err != nil {
			return err
		}
		return d.DialAndSend(m) // want `Dialer.DialAndSend is done inside the transaction of DB.Transaction \(bad.go:36\): a rollback does not undo it; do it after the commit, or write it to an outbox table in the transaction \(effectintx, medium\)`
	})
}

func span(ctx context.Context, pool *pgxpool.Pool, w *kafka.Writer, id int64) error {
	tx, err := pool.Begin(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback(ctx)
	if _, err := tx.Exec(ctx, `UPDATE trips SET state = 'booked' WHERE id = $1`, id); err != nil {
		return err
	}
	if err := w.WriteMessages(ctx, kafka.Message{Value: []byte("booked")}); err != nil { // want `Writer.WriteMessages is done inside the transaction of Pool.Begin .*medium`
		return err
	}
	return tx.Commit(ctx)
}

// late commits when it returns.
func late(ctx context.Context, db *sql.DB, cards cardProvider, customer string) (err error) {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
			return
		}
		err = tx.Commit()
	}()
	if _, err = tx.ExecContext(ctx, `INSERT INTO charges (customer) VALUES (?)`, customer); err != nil {
		return err
	}
	return cards.Charge(ctx, customer, 900) // want `cardProvider.Charge is done inside the transaction of DB.BeginTx .*medium`
}

func bunTx(ctx context.Context, db *bun.DB, post Postman, to string) error {
	return db.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO receipts (email) VALUES (?)`, to); err != nil {
			return err
		}
		return post.SendReceipt(ctx, to) // want `Postman.SendReceipt is done inside the transaction of DB.RunInTx`
	})
}

// helper does the effect two calls away.
func helper(ctx context.Context, conn *pgx.Conn, amount int64) error {
	return pgx.BeginFunc(ctx, conn, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, `UPDATE seats SET sold = true`); err != nil {
			return err
		}
		return settle(amount)
	})
}

func settle(amount int64) error { return pay(amount) }

func pay(amount int64) error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: &amount}) // want `paymentintent.New is done inside the transaction of pgx.BeginFunc .*medium`
	return err
}

// given is handed the handle, and one finding stands for all that it does.
func given(ctx context.Context, tx *sql.Tx, post Postman, charge, to string) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM seats WHERE charge = ?`, charge); err != nil {
		return err
	}
	if _, err := refund.New(&stripe.RefundParams{}); err != nil { // want `refund.New is done while the transaction tx is under way, which the caller commits: a rollback`
		return err
	}
	return post.SendReceipt(ctx, to)
}

type unitOfWork interface {
	WithinTransaction(ctx context.Context, fn func(ctx context.Context) error) error
}

func ownRunner(ctx context.Context, uow unitOfWork, hc *http.Client, post Postman, to string) error {
	return uow.WithinTransaction(ctx, func(ctx context.Context) error {
		if err := post.SendReceipt(ctx, to); err != nil { // want `Postman.SendReceipt is done inside the transaction of unitOfWork.WithinTransaction`
			return err
		}
		_, err := hc.Post("https://x.example/v1/charges", "application/json", strings.NewReader(`{}`))
		return err
	})
}

// rerun is run again by the store.
func rerun(ctx context.Context, c *spanner.Client, d *gomail.Dialer, m *gomail.Message) error {
	_, err := c.ReadWriteTransaction(ctx, func(ctx context.Context, txn *spanner.ReadWriteTransaction) error {
		return d.DialAndSend(m) // want `Dialer.DialAndSend is in a transaction that Client.ReadWriteTransaction \(bad.go:\d+\) runs again after a conflict: each run does it once more; do it after the commit \(effectintx\)`
	})
	return err
}

// named has its body in a variable.
func named(db *gorm.DB, d *gomail.Dialer, m *gomail.Message, b *Booking) error {
	work := func(tx *gorm.DB) error {
		if err := tx.Create(b).Error; err != nil {
			return err
		}
		return d.DialAndSend(m) // want `Dialer.DialAndSend is done inside the transaction of`
	}
	return db.Transaction(work)
}

// background is started in the transaction, and does not wait for the commit.
func background(db *gorm.DB, d *gomail.Dialer, m *gomail.Message, b *Booking) error {
	return db.Transaction(func(tx *gorm.DB) error {
		go func() {
			d.DialAndSend(m) // want `Dialer.DialAndSend is done inside the transaction of DB.Transaction`
		}()
		return tx.Create(b).Error
	})
}
