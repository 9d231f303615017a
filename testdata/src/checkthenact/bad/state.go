package bad

import (
	"context"
	"database/sql"
	"errors"
	"sync"

	"github.com/jackc/pgx/v5/pgxpool"
	"gorm.io/gorm"
)

var errState = errors.New("wrong state")

// A row's state, read outside of the transaction that moves it.
type voucherStore interface {
	Load(ctx context.Context, id int64) (*voucher, error)
	Update(ctx context.Context, v *voucher) error
}

type voucher struct {
	ID     int64
	State  string
	Cents  int64
	Wallet string
}

type vouchers struct {
	store voucherStore
	bank  bank
}

func (v *vouchers) redeem(ctx context.Context, id int64) error {
	row, err := v.store.Load(ctx, id)
	if err != nil {
		return err
	}
	if row.State != "open" { // want `the State of voucherStore.Load is tested, but not changed together with the test, before bank.Payout`
		return errState
	}
	if err := v.bank.Payout(ctx, row.Wallet, row.Cents); err != nil {
		return err
	}
	row.State = "spent"
	return v.store.Update(ctx, row)
}

// A column, and SQL.
type couponDesk struct{ db *pgxpool.Pool }

func (c *couponDesk) redeem(ctx context.Context, code string, member int64) error {
	var used bool
	var points int64
	if err := c.db.QueryRow(ctx, `SELECT used, points FROM coupons WHERE code = $1`, code).Scan(&used, &points); err != nil {
		return err
	}
	if used { // want `the answer of Pool.QueryRow is tested, but not changed together with the test, before Pool.Exec: two requests can both pass and both do it`
		return errState
	}
	if _, err := c.db.Exec(ctx, `UPDATE members SET points = points + $1 WHERE id = $2`, points, member); err != nil {
		return err
	}
	_, err := c.db.Exec(ctx, `UPDATE coupons SET used = true WHERE code = $1`, code)
	return err
}

// A transaction is no guard: both see the old row.
type Bonus struct {
	ID      uint
	Granted bool
	Cents   int64
}

type Member struct {
	ID      uint
	Balance int64
}

func grant(db *gorm.DB, bonus, member uint) error {
	return db.Transaction(func(tx *gorm.DB) error {
		var b Bonus
		if err := tx.First(&b, bonus).Error; err != nil {
			return err
		}
		if b.Granted { // want `the Granted of DB.First is tested, but not changed together with the test, before DB.Update`
			return errState
		}
		if err := tx.Model(&Member{}).Where("id = ?", member).Update("balance", gorm.Expr("balance + ?", b.Cents)).Error; err != nil {
			return err
		}
		return tx.Model(&b).Update("granted", true).Error
	})
}

// Enough is left, of what is then taken.
type seats struct{ db *sql.DB }

func (s *seats) left(ctx context.Context, show int64) (n int64, err error) {
	err = s.db.QueryRowContext(ctx, `SELECT remaining FROM shows WHERE id = ?`, show).Scan(&n)
	return n, err
}

func (s *seats) book(ctx context.Context, show, n int64) error {
	have, err := s.left(ctx, show)
	if err != nil {
		return err
	}
	if n > have { // want `seats.left is compared here and changed apart from that by DB.ExecContext`
		return errors.New("sold out")
	}
	_, err = s.db.ExecContext(ctx, `UPDATE shows SET remaining = remaining - ? WHERE id = ?`, n, show)
	return err
}

// What was spent before is added up, and the next is entered apart from that.
func spend(ctx context.Context, db *sql.DB, budget string, limit, cents int64) error {
	var spent int64
	if err := db.QueryRowContext(ctx, `SELECT COALESCE(SUM(cents), 0) FROM spendings WHERE budget = ?`, budget).Scan(&spent); err != nil {
		return err
	}
	if spent+cents > limit { // want `DB.QueryRowContext is compared here and changed apart from that by DB.ExecContext`
		return errors.New("over budget")
	}
	_, err := db.ExecContext(ctx, `INSERT INTO spendings (budget, cents) VALUES (?, ?)`, budget, cents)
	return err
}

// Read, computed, written back.
func credit(ctx context.Context, db *sql.DB, account int64, cents int64) error {
	var balance int64
	if err := db.QueryRowContext(ctx, `SELECT balance FROM accounts WHERE id = ?`, account).Scan(&balance); err != nil {
		return err
	}
	_, err := db.ExecContext(ctx, `UPDATE accounts SET balance = ? WHERE id = ?`, balance+cents, account) // want `DB.ExecContext writes back what was computed from DB.QueryRowContext`
	return err
}

func topUp(db *gorm.DB, member uint, cents int64) error {
	var m Member
	if err := db.First(&m, member).Error; err != nil {
		return err
	}
	m.Balance += cents
	return db.Save(&m).Error // want `DB.Save writes back what was computed from DB.First`
}

// A map of this process.
type memo struct {
	mu   sync.Mutex
	done map[string]bool
	bank bank
}

func (m *memo) pay(ctx context.Context, id, account string, cents int64) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.done[id] { // want `done in the memory of this process is what keeps bank.Payout from being done twice`
		return nil
	}
	if err := m.bank.Payout(ctx, account, cents); err != nil {
		return err
	}
	m.done[id] = true
	return nil
}

// One call that does both.
type Subscription struct {
	ID      uint
	OrderNo string
}

func subscribe(db *gorm.DB, order string) error {
	var s Subscription
	return db.Where(Subscription{OrderNo: order}).FirstOrCreate(&s).Error // want `DB.FirstOrCreate looks first and inserts then`
}
