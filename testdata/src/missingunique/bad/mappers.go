package bad

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

const withdrawalsTable = "CREATE TABLE withdrawals (" +
	"id BIGINT AUTO_INCREMENT PRIMARY KEY," +
	"idem_key VARCHAR(64) NULL," +
	"cents BIGINT NOT NULL," +
	"UNIQUE KEY once (idem_key))"

type Withdrawal struct {
	IdemKey sql.NullString `db:"idem_key"`
	Cents   int64          `db:"cents"`
}

func withdraw(ctx context.Context, db *sqlx.DB, w Withdrawal) error {
	_, err := db.NamedExecContext(ctx, `INSERT IGNORE INTO withdrawals (idem_key, cents) VALUES (:idem_key, :cents)`, w) // want `withdrawals.idem_key is unique, but it can be NULL \(bad/mappers.go:12\)`
	return err
}

type Badge struct {
	ID     uint   `gorm:"primaryKey"`
	UserID uint   `gorm:"index;not null"`
	Kind   string `gorm:"size:32"`
}

func award(db *gorm.DB, user uint, kind string) (*Badge, error) {
	b := &Badge{}
	err := db.Where("user_id = ? AND kind = ?", user, kind).FirstOrCreate(b, Badge{UserID: user, Kind: kind}).Error // want `DB.FirstOrCreate looks in badges and then inserts, and nothing in the table is unique \(bad/mappers.go:28\): two at once both insert; add a unique index over what the row is looked up by \(missingunique, medium\)`
	return b, err
}

func ensure[T any](db *gorm.DB, like T) (T, error) {
	row := like
	err := db.FirstOrCreate(&row, like).Error // want `DB.FirstOrCreate looks in badges and then inserts`
	return row, err
}

func awardAgain(db *gorm.DB, user uint) (Badge, error) { return ensure(db, Badge{UserID: user}) }

type Refund struct {
	ID       uint    `gorm:"primaryKey"`
	DedupKey *string `gorm:"uniqueIndex"`
	Cents    int64
}

func refund(db *gorm.DB, key *string, cents int64) error {
	return db.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "dedup_key"}}, DoNothing: true}).Create(&Refund{DedupKey: key, Cents: cents}).Error // want `refunds.dedup_key is unique, but it can be NULL`
}
