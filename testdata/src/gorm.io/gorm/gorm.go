// Package gorm declares, for tests, what they use of gorm.io/gorm.
package gorm

import (
	"context"
	"database/sql"
	"gorm.io/gorm/clause"
	"time"
)

type ChainInterface[T any] interface {
	Where(query interface{}, args ...interface{}) ChainInterface[T]
	Not(query interface{}, args ...interface{}) ChainInterface[T]
	Or(query interface{}, args ...interface{}) ChainInterface[T]
	Delete(ctx context.Context) (rowsAffected int, err error)
	Update(ctx context.Context, name string, value any) (rowsAffected int, err error)
	Updates(ctx context.Context, t T) (rowsAffected int, err error)
	Count(ctx context.Context, column string) (result int64, err error)
}

type Config struct {
	SkipDefaultTransaction                   bool
	DefaultTransactionTimeout                time.Duration
	DefaultContextTimeout                    time.Duration
	FullSaveAssociations                     bool
	DryRun                                   bool
	PrepareStmt                              bool
	PrepareStmtMaxSize                       int
	PrepareStmtTTL                           time.Duration
	DisableAutomaticPing                     bool
	DisableForeignKeyConstraintWhenMigrating bool
	IgnoreRelationshipsWhenMigrating         bool
	DisableNestedTransaction                 bool
	AllowGlobalUpdate                        bool
	QueryFields                              bool
	CreateBatchSize                          int
	TranslateError                           bool
	PropagateUnscoped                        bool
	Dialector
}

type CreateInterface[T any] interface {
	Where(query interface{}, args ...interface{}) ChainInterface[T]
	Delete(ctx context.Context) (rowsAffected int, err error)
	Update(ctx context.Context, name string, value any) (rowsAffected int, err error)
	Updates(ctx context.Context, t T) (rowsAffected int, err error)
	Count(ctx context.Context, column string) (result int64, err error)
	Create(ctx context.Context, r *T) error
	CreateInBatches(ctx context.Context, r *[]T, batchSize int) error
}

type DB struct {
	*Config
	Error        error
	RowsAffected int64
}

type Dialector interface{}

type ExecInterface[T any] interface {
	First(context.Context) (T, error)
	Last(ctx context.Context) (T, error)
	Take(context.Context) (T, error)
	Find(ctx context.Context) ([]T, error)
}

type Interface[T any] interface {
	Raw(sql string, values ...interface{}) ExecInterface[T]
	Exec(ctx context.Context, sql string, values ...interface{}) error
}

type Model struct {
	ID        uint
	CreatedAt time.Time
	UpdatedAt time.Time
}

type Option interface{}

type Session struct{}

var ErrDuplicatedKey error

var ErrRecordNotFound error

func (db *DB) Assign(attrs ...interface{}) (tx *DB) { return }

func (db *DB) Attrs(attrs ...interface{}) (tx *DB) { return }

func (db *DB) Begin(opts ...*sql.TxOptions) (_ *DB) { return }

func (db *DB) Clauses(conds ...clause.Expression) (tx *DB) { return }

func (db *DB) Commit() (_ *DB) { return }

func (db *DB) Count(count *int64) (tx *DB) { return }

func (db *DB) Create(value interface{}) (tx *DB) { return }

func (db *DB) CreateInBatches(value interface{}, batchSize int) (tx *DB) { return }

func (db *DB) Debug() (tx *DB) { return }

func (db *DB) Delete(value interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) Exec(sql string, values ...interface{}) (tx *DB) { return }

func (db *DB) Find(dest interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) First(dest interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) FirstOrCreate(dest interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) FirstOrInit(dest interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) Joins(query string, args ...interface{}) (tx *DB) { return }

func (db *DB) Last(dest interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) Limit(limit int) (tx *DB) { return }

func (db *DB) Model(value interface{}) (tx *DB) { return }

func (db *DB) Not(query interface{}, args ...interface{}) (tx *DB) { return }

func (db *DB) Offset(offset int) (tx *DB) { return }

func (db *DB) Omit(columns ...string) (tx *DB) { return }

func (db *DB) Or(query interface{}, args ...interface{}) (tx *DB) { return }

func (db *DB) Order(value interface{}) (tx *DB) { return }

func (db *DB) Preload(query string, args ...interface{}) (tx *DB) { return }

func (db *DB) Raw(sql string, values ...interface{}) (tx *DB) { return }

func (db *DB) Rollback() (_ *DB) { return }

func (db *DB) Save(value interface{}) (tx *DB) { return }

func (db *DB) Select(query interface{}, args ...interface{}) (tx *DB) { return }

func (db *DB) Session(config *Session) (_ *DB) { return }

func (db *DB) Table(name string, args ...interface{}) (tx *DB) { return }

func (db *DB) Take(dest interface{}, conds ...interface{}) (tx *DB) { return }

func (db *DB) Transaction(fc func(tx *DB) error, opts ...*sql.TxOptions) (err error) { return }

func (db *DB) Unscoped() (tx *DB) { return }

func (db *DB) Update(column string, value interface{}) (tx *DB) { return }

func (db *DB) UpdateColumn(column string, value interface{}) (tx *DB) { return }

func (db *DB) UpdateColumns(values interface{}) (tx *DB) { return }

func (db *DB) Updates(values interface{}) (tx *DB) { return }

func (db *DB) Where(query interface{}, args ...interface{}) (tx *DB) { return }

func (db *DB) WithContext(ctx context.Context) (_ *DB) { return }

func Expr(expr string, args ...interface{}) (_ clause.Expr) { return }

func G[T any](db *DB, opts ...clause.Expression) (_ Interface[T]) { return }

func Open(dialector Dialector, opts ...Option) (db *DB, err error) { return }
