// Package bad takes an answer that did not come for a refusal.
package bad

import (
	"context"
	"database/sql"
	"errors"
	"net/http"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
)

type acquirer interface {
	Payout(ctx context.Context, iban string, cents int64) error
	PayoutStatus(ctx context.Context, id string) (string, error)
}

type Answer struct{ StatusCode int }

type wire interface {
	Transfer(ctx context.Context, iban string, cents int64) (*Answer, error)
}

type purse interface {
	Credit(ctx context.Context, user string, cents int64) error
	ReleaseFunds(ctx context.Context, user string, cents int64) error
}

type payouts interface {
	MarkFailed(ctx context.Context, id string) error
	UpdateStatus(ctx context.Context, id, status string) error
}

var errTimeout = errors.New("no answer in time")

// sqlDelta adds back what was taken.
func sqlDelta(ctx context.Context, db *sql.DB, a acquirer, user, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		_, err = db.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE owner = ?`, cents, user) // want `any error of acquirer.Payout is taken for a failure here, a timeout as well, and DB.ExecContext gives back: what was paid after all is given twice; leave it pending and ask the provider, give back only on a definite refusal \(guessedfailure, medium\)`
		return err
	}
	return nil
}

// stateFirst reports the first of the two writes.
func stateFirst(ctx context.Context, pool *pgxpool.Pool, a acquirer, id, user, iban string, cents int64) error {
	err := a.Payout(ctx, iban, cents)
	if err != nil {
		if _, err := pool.Exec(ctx, `UPDATE payouts SET state = 'failed' WHERE id = $1`, id); err != nil { // want `any error of acquirer.Payout .* and Pool.Exec gives back`
			return err
		}
		_, err := pool.Exec(ctx, `UPDATE purses SET cents = cents + $1 WHERE owner = $2`, cents, user)
		return err
	}
	_, err = pool.Exec(ctx, `UPDATE payouts SET state = 'paid' WHERE id = $1`, id)
	return err
}

func ownCredit(ctx context.Context, a acquirer, p purse, po payouts, id, user, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		if err := po.MarkFailed(ctx, id); err != nil { // want `any error of acquirer.Payout .* and purse.Credit gives back`
			return err
		}
		return p.Credit(ctx, user, cents)
	}
	return nil
}

// open has only errors left that say nothing.
func open(ctx context.Context, a acquirer, p purse, user, iban string, cents int64) error {
	err := a.Payout(ctx, iban, cents)
	if errors.Is(err, context.DeadlineExceeded) {
		return p.ReleaseFunds(ctx, user, cents) // want `an error of acquirer.Payout that leaves open whether it was done is taken for a failure here, and purse.ReleaseFunds gives back: .* \(guessedfailure, medium\)`
	}
	return err
}

// surely is known by the catalog.
func surely(ctx context.Context, p purse, user string, cents int64) error {
	_, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: &cents})
	if errors.Is(err, errTimeout) {
		return p.Credit(ctx, user, cents) // want `an error of paymentintent.New that leaves open .* \(guessedfailure\)`
	}
	return err
}

// status goes by the answer of the other side.
func status(ctx context.Context, w wire, p purse, user, iban string, cents int64) error {
	ans, err := w.Transfer(ctx, iban, cents)
	if err != nil {
		return err
	}
	if ans.StatusCode >= http.StatusInternalServerError {
		return p.Credit(ctx, user, cents) // want `an error of wire.Transfer that leaves open`
	}
	return nil
}

type first interface {
	Charge(ctx context.Context, card string, cents int64) error
}

type second interface {
	Charge(ctx context.Context, card string, cents int64) error
}

func failover(ctx context.Context, a first, b second, card string, cents int64) error {
	if err := a.Charge(ctx, card, cents); err != nil {
		return b.Charge(ctx, card, cents) // want `any error of first.Charge is taken for a failure here, a timeout as well, and second.Charge does it once more: it may be done twice; ask the first provider, go to another only on a definite refusal \(guessedfailure, medium\)`
	}
	return nil
}

type Row struct {
	ID     uint
	Status string
}

// stateOnly gives nothing back.
func stateOnly(ctx context.Context, db *gorm.DB, a acquirer, r *Row, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		r.Status = "failed" // want `any error of acquirer.Payout .*, and Status says so: what was paid after all stays failed; leave it pending and ask the provider \(guessedfailure, low\)`
		db.Save(r)
		return err
	}
	return nil
}

func documents(ctx context.Context, c *mongo.Collection, a acquirer, user, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		_, err := c.UpdateOne(ctx, bson.M{"_id": user}, bson.M{"$inc": bson.M{"balance": cents}}) // want `any error of acquirer.Payout .* and Collection.UpdateOne gives back`
		return err
	}
	return nil
}

// caller reacts to what a helper hands on.
func caller(ctx context.Context, a acquirer, p purse, user, iban string, cents int64) error {
	if err := send(ctx, a, iban, cents); err != nil {
		return p.Credit(ctx, user, cents) // want `any error of acquirer.Payout`
	}
	return nil
}

func send(ctx context.Context, a acquirer, iban string, cents int64) error {
	return a.Payout(ctx, iban, cents)
}
