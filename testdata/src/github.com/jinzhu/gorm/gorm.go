// Package gorm declares, for tests, what they use of github.com/jinzhu/gorm.
package gorm

import (
	"context"
	"database/sql"
	"time"
)

type DB struct {
	Error        error
	RowsAffected int64
}

type Model struct {
	ID        uint
	CreatedAt time.Time
	UpdatedAt time.Time
	DeletedAt *time.Time
}

func (s *DB) Assign(attrs ...interface{}) (_ *DB) { return }

func (s *DB) Attrs(attrs ...interface{}) (_ *DB) { return }

func (s *DB) Begin() (_ *DB) { return }

func (s *DB) BeginTx(ctx context.Context, opts *sql.TxOptions) (_ *DB) { return }

func (s *DB) Count(value interface{}) (_ *DB) { return }

func (s *DB) Create(value interface{}) (_ *DB) { return }

func (s *DB) Delete(value interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) Exec(sql string, values ...interface{}) (_ *DB) { return }

func (s *DB) Find(out interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) First(out interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) FirstOrCreate(out interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) FirstOrInit(out interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) Last(out interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) Model(value interface{}) (_ *DB) { return }

func (s *DB) Not(query interface{}, args ...interface{}) (_ *DB) { return }

func (s *DB) Or(query interface{}, args ...interface{}) (_ *DB) { return }

func (s *DB) Raw(sql string, values ...interface{}) (_ *DB) { return }

func (s *DB) Save(value interface{}) (_ *DB) { return }

func (s *DB) Select(query interface{}, args ...interface{}) (_ *DB) { return }

func (s *DB) Table(name string) (_ *DB) { return }

func (s *DB) Take(out interface{}, where ...interface{}) (_ *DB) { return }

func (s *DB) Transaction(fc func(tx *DB) error) (err error) { return }

func (s *DB) Update(attrs ...interface{}) (_ *DB) { return }

func (s *DB) UpdateColumn(attrs ...interface{}) (_ *DB) { return }

func (s *DB) UpdateColumns(values interface{}) (_ *DB) { return }

func (s *DB) Updates(values interface{}, ignoreProtectedAttrs ...bool) (_ *DB) { return }

func (s *DB) Where(query interface{}, args ...interface{}) (_ *DB) { return }
