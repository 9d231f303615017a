package good

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

const creditsTable = "CREATE TABLE credits (" +
	"id BIGINT AUTO_INCREMENT PRIMARY KEY," +
	"idem_key VARCHAR(64) NOT NULL," +
	"cents BIGINT NOT NULL," +
	"UNIQUE KEY once (idem_key))"

type Credit struct {
	IdemKey sql.NullString `db:"idem_key"`
	Cents   int64          `db:"cents"`
}

// The database refuses NULL.
func credit(ctx context.Context, db *sqlx.DB, c Credit) error {
	_, err := db.NamedExecContext(ctx, `INSERT IGNORE INTO credits (idem_key, cents) VALUES (:idem_key, :cents)`, c)
	return err
}

type Medal struct {
	ID     uint   `gorm:"primaryKey"`
	UserID uint   `gorm:"uniqueIndex:one_of_a_kind;not null"`
	Kind   string `gorm:"uniqueIndex:one_of_a_kind;size:32"`
}

func award(db *gorm.DB, user uint, kind string) (*Medal, error) {
	m := &Medal{}
	err := db.Where("user_id = ? AND kind = ?", user, kind).FirstOrCreate(m, Medal{UserID: user, Kind: kind}).Error
	return m, err
}

func ensure[T any](db *gorm.DB, like T) (T, error) {
	row := like
	err := db.FirstOrCreate(&row, like).Error
	return row, err
}

func awardAgain(db *gorm.DB, user uint) (Medal, error) { return ensure(db, Medal{UserID: user}) }

type Claim struct {
	ID       uint   `gorm:"primaryKey"`
	DedupKey string `gorm:"uniqueIndex"`
	Cents    int64
}

func claim(db *gorm.DB, key string, cents int64) error {
	return db.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "dedup_key"}}, DoNothing: true}).Create(&Claim{DedupKey: key, Cents: cents}).Error
}

// Its tags say nothing of constraints: something else makes the table.
type Tag struct {
	ID   uint
	Name string `gorm:"column:name"`
}

func tag(db *gorm.DB, name string) error {
	return db.FirstOrCreate(&Tag{}, Tag{Name: name}).Error
}

type Profile struct {
	ID   uint   `gorm:"primaryKey"`
	Note string `gorm:"size:99"`
}

// The row is looked for, and made, under its primary key.
func profile(db *gorm.DB, id uint) (*Profile, error) {
	p := &Profile{}
	return p, db.FirstOrCreate(p, Profile{ID: id}).Error
}

func profileWhere(db *gorm.DB, id uint) (*Profile, error) {
	p := &Profile{}
	return p, db.Where(&Profile{ID: id}).FirstOrCreate(p).Error
}
