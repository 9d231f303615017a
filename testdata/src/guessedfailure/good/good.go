// Package good waits until it is known whether a payment was made, each function
// one edit away from one that does not.
package good

import (
	"context"
	"database/sql"
	"errors"
	"net/http"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/paymentintent"
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
	MarkUnknown(ctx context.Context, id string) error
	MarkFailed(ctx context.Context, id string) error
}

type CardError struct{ Code string }

func (e *CardError) Error() string { return e.Code }

var (
	ErrDeclined  = errors.New("declined by the bank")
	ErrNoAccount = errors.New("no such account")
)

// refused gives back what was never moved.
func refused(ctx context.Context, db *sql.DB, a acquirer, user, iban string, cents int64) error {
	err := a.Payout(ctx, iban, cents)
	if errors.Is(err, ErrDeclined) {
		_, err = db.ExecContext(ctx, `UPDATE purses SET balance = balance + ? WHERE owner = ?`, cents, user)
	}
	return err
}

func typed(ctx context.Context, a acquirer, p purse, user, iban string, cents int64) error {
	err := a.Payout(ctx, iban, cents)
	var refusal *CardError
	if errors.As(err, &refusal) {
		return p.Credit(ctx, user, cents)
	}
	return err
}

// left keeps what nobody knows apart before it gives back.
func left(ctx context.Context, a acquirer, p purse, po payouts, id, user, iban string, cents int64) error {
	err := a.Payout(ctx, iban, cents)
	if err == nil {
		return nil
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return po.MarkUnknown(ctx, id)
	}
	return p.Credit(ctx, user, cents)
}

func isTimeout(err error) bool { return errors.Is(err, context.DeadlineExceeded) }

func byHelper(ctx context.Context, a acquirer, p purse, user, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil && !isTimeout(err) {
		return p.ReleaseFunds(ctx, user, cents)
	}
	return nil
}

// switched has a case for each class.
func switched(ctx context.Context, pool *pgxpool.Pool, a acquirer, id, user, iban string, cents int64) error {
	err := a.Payout(ctx, iban, cents)
	switch {
	case err == nil:
		_, err = pool.Exec(ctx, `UPDATE payouts SET state = 'paid' WHERE id = $1`, id)
		return err
	case errors.Is(err, ErrDeclined), errors.Is(err, ErrNoAccount):
		_, err = pool.Exec(ctx, `UPDATE purses SET cents = cents + $1 WHERE owner = $2`, cents, user)
		return err
	default:
		_, err = pool.Exec(ctx, `UPDATE payouts SET state = 'unknown' WHERE id = $1`, id)
		return err
	}
}

// asked looks at the payment before it gives back.
func asked(ctx context.Context, a acquirer, p purse, id, user, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		st, serr := a.PayoutStatus(ctx, id)
		if serr != nil || st != "none" {
			return err
		}
		return p.Credit(ctx, user, cents)
	}
	return nil
}

func status(ctx context.Context, w wire, p purse, user, iban string, cents int64) error {
	ans, err := w.Transfer(ctx, iban, cents)
	if err != nil {
		return err
	}
	if ans.StatusCode == http.StatusPaymentRequired {
		return p.Credit(ctx, user, cents)
	}
	return nil
}

// success credits what has come in.
func success(ctx context.Context, p purse, user string, cents int64) error {
	if _, err := paymentintent.New(&stripe.PaymentIntentParams{Amount: &cents}); err != nil {
		return err
	}
	return p.Credit(ctx, user, cents)
}

// counted notes the failure, and moves nothing.
func counted(ctx context.Context, db *sql.DB, a acquirer, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		db.ExecContext(ctx, `UPDATE workers SET attempts = attempts + 1 WHERE id = 1`)
		return err
	}
	return nil
}

type Row struct {
	ID     uint
	Status string
}

// pending is what it stays.
func pending(ctx context.Context, db *gorm.DB, a acquirer, r *Row, iban string, cents int64) error {
	if err := a.Payout(ctx, iban, cents); err != nil {
		r.Status = "unknown"
		db.Save(r)
		return err
	}
	return nil
}

type parcels interface {
	Ship(ctx context.Context, order string) error
}

// notMoney gives money back because something else failed.
func notMoney(ctx context.Context, s parcels, p purse, order, user string, cents int64) error {
	if err := s.Ship(ctx, order); err != nil {
		return p.Credit(ctx, user, cents)
	}
	return nil
}

// rejected is tried at another place after a refusal.
func rejected(ctx context.Context, a, b wire, iban string, cents int64) error {
	_, err := a.Transfer(ctx, iban, cents)
	if errors.Is(err, ErrDeclined) {
		_, err = b.Transfer(ctx, iban, cents)
	}
	return err
}

// early gives back when nothing was asked for yet.
func early(ctx context.Context, a acquirer, p purse, user, iban string, cents int64) error {
	if iban == "" {
		return p.Credit(ctx, user, cents)
	}
	return a.Payout(ctx, iban, cents)
}
