package good

import (
	"context"
	"database/sql"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

var errState = errors.New("wrong state")

// The row is locked from the look to the write.
func redeem(ctx context.Context, db *pgxpool.Pool, code string, member int64) error {
	return pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error {
		var used bool
		var points int64
		if err := tx.QueryRow(ctx, `SELECT used, points FROM coupons WHERE code = $1 FOR UPDATE`, code).Scan(&used, &points); err != nil {
			return err
		}
		if used {
			return errState
		}
		if _, err := tx.Exec(ctx, `UPDATE members SET points = points + $1 WHERE id = $2`, points, member); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `UPDATE coupons SET used = true WHERE code = $1`, code)
		return err
	})
}

// The state is moved by a statement that holds the condition.
func move(ctx context.Context, db *pgxpool.Pool, code string, member, points int64) error {
	var used bool
	if err := db.QueryRow(ctx, `SELECT used FROM coupons WHERE code = $1`, code).Scan(&used); err != nil {
		return err
	}
	if used {
		return errState
	}
	tag, err := db.Exec(ctx, `UPDATE coupons SET used = true WHERE code = $1 AND used = false`, code)
	if err != nil || tag.RowsAffected() == 0 {
		return err
	}
	_, err = db.Exec(ctx, `UPDATE members SET points = points + $1 WHERE id = $2`, points, member)
	return err
}

// An absolute state, and nothing else, may be set twice.
func cancel(ctx context.Context, db *sql.DB, id int64) error {
	var state string
	if err := db.QueryRowContext(ctx, `SELECT state FROM orders WHERE id = ?`, id).Scan(&state); err != nil {
		return err
	}
	if state == "shipped" {
		return errState
	}
	_, err := db.ExecContext(ctx, `UPDATE orders SET state = 'cancelled' WHERE id = ?`, id)
	return err
}

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
		if err := tx.Clauses(clause.Locking{Strength: "UPDATE"}).First(&b, bonus).Error; err != nil {
			return err
		}
		if b.Granted {
			return errState
		}
		if err := tx.Model(&Member{}).Where("id = ?", member).Update("balance", gorm.Expr("balance + ?", b.Cents)).Error; err != nil {
			return err
		}
		return tx.Model(&b).Update("granted", true).Error
	})
}

// The amount is compared by the statement that takes it.
func book(ctx context.Context, db *sql.DB, show, n int64) error {
	var left int64
	if err := db.QueryRowContext(ctx, `SELECT remaining FROM shows WHERE id = ?`, show).Scan(&left); err != nil {
		return err
	}
	if n > left {
		return errors.New("sold out")
	}
	res, err := db.ExecContext(ctx, `UPDATE shows SET remaining = remaining - ? WHERE id = ? AND remaining >= ?`, n, show, n)
	if err != nil {
		return err
	}
	if k, err := res.RowsAffected(); err != nil || k == 0 {
		return errors.New("sold out")
	}
	return nil
}

// Written back over the version that was read only.
func credit(ctx context.Context, db *sql.DB, account, cents int64) error {
	var balance, version int64
	if err := db.QueryRowContext(ctx, `SELECT balance, version FROM accounts WHERE id = ?`, account).Scan(&balance, &version); err != nil {
		return err
	}
	res, err := db.ExecContext(ctx, `UPDATE accounts SET balance = ?, version = version + 1 WHERE id = ? AND version = ?`, balance+cents, account, version)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errState
	}
	return nil
}

// By a difference, in one statement.
func topUp(db *gorm.DB, member uint, cents int64) error {
	return db.Model(&Member{}).Where("id = ?", member).Update("balance", gorm.Expr("balance + ?", cents)).Error
}

// A page view is no balance.
type Page struct {
	ID    uint
	Views int64
}

func view(db *gorm.DB, id uint, n int64) error {
	var p Page
	if err := db.First(&p, id).Error; err != nil {
		return err
	}
	p.Views += n
	return db.Save(&p).Error
}
