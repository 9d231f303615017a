// Package store keeps what other packages look up.
package store

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"

	"github.com/redis/go-redis/v9"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type Voucher struct {
	ID    uint
	Code  string
	Spent bool
}

type Vouchers struct {
	db  *sql.DB
	rdb *redis.Client
	orm *gorm.DB

	mu   sync.Mutex
	seen map[string]bool
	once sync.Map
}

func (v *Vouchers) Spent(ctx context.Context, code string) (bool, error) { // want Spent:`guard check voucher\(code=\{1\}\)$`
	var n int
	err := v.db.QueryRowContext(ctx, `SELECT 1 FROM vouchers WHERE code = $1`, code).Scan(&n)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

func (v *Vouchers) Note(ctx context.Context, code string) error { // want Note:`guard record voucher\(code=\{1\}\)$`
	_, err := v.db.ExecContext(ctx, `INSERT INTO vouchers (code) VALUES ($1)`, code)
	return err
}

func (v *Vouchers) Take(ctx context.Context, code string) (bool, error) { // want Take:`guard claim voucher\(code=\{1\}\)$`
	res, err := v.db.ExecContext(ctx, `INSERT INTO vouchers (code) VALUES ($1) ON CONFLICT DO NOTHING`, code)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

func (v *Vouchers) Hold(ctx context.Context, code string) (bool, error) { // want Hold:`guard claim github.com/redis/go-redis\(\("voucher:"\+\{1\}\)\)$`
	return v.rdb.SetNX(ctx, "voucher:"+code, 1, time.Hour).Result()
}

func (v *Vouchers) Load(code string) (Voucher, error) { // want Load:`guard check voucher\(\{0\}\)$`
	var out Voucher
	err := v.orm.Where("code = ?", code).First(&out).Error
	return out, err
}

func (v *Vouchers) Put(in *Voucher) error { // want Put:`guard claim voucher$`
	return v.orm.Clauses(clause.OnConflict{DoNothing: true}).Create(in).Error
}

func (v *Vouchers) First(code string) bool { // want First:`guard check \{r\}.seen\(\{0\}\); record \{r\}.seen\(\{0\}\)$`
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.seen[code] {
		return false
	}
	v.seen[code] = true
	return true
}

func (v *Vouchers) Once(code string) bool { // want Once:`guard claim \{r\}.once\(\{0\}\)$`
	_, loaded := v.once.LoadOrStore(code, true)
	return !loaded
}
