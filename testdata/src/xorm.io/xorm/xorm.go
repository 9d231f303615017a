// Package xorm declares, for tests, what they use of xorm.io/xorm.
package xorm

import (
	"database/sql"
)

type Engine struct{}

type Session struct{}

func (engine *Engine) Count(bean ...any) (_ int64, _ error) { return }

func (engine *Engine) Delete(beans ...any) (_ int64, _ error) { return }

func (engine *Engine) Exec(sqlOrArgs ...any) (_ sql.Result, _ error) { return }

func (engine *Engine) Exist(bean ...any) (_ bool, _ error) { return }

func (engine *Engine) Get(beans ...any) (_ bool, _ error) { return }

func (engine *Engine) ID(id any) (_ *Session) { return }

func (engine *Engine) Insert(beans ...any) (_ int64, _ error) { return }

func (engine *Engine) InsertOne(bean any) (_ int64, _ error) { return }

func (engine *Engine) Query(sqlOrArgs ...any) (resultsSlice []map[string][]byte, err error) { return }

func (engine *Engine) SQL(query any, args ...any) (_ *Session) { return }

func (engine *Engine) Table(tableNameOrBean any) (_ *Session) { return }

func (engine *Engine) Transaction(f func(*Session) (any, error)) (_ any, _ error) { return }

func (engine *Engine) Update(bean any, condiBeans ...any) (_ int64, _ error) { return }

func (engine *Engine) Where(query any, args ...any) (_ *Session) { return }

func (session *Session) And(query any, args ...any) (_ *Session) { return }

func (session *Session) Begin() (_ error) { return }

func (session *Session) Count(bean ...any) (_ int64, _ error) { return }

func (session *Session) Decr(column string, arg ...any) (_ *Session) { return }

func (session *Session) Delete(beans ...any) (_ int64, _ error) { return }

func (session *Session) Exec(sqlOrArgs ...any) (_ sql.Result, _ error) { return }

func (session *Session) Exist(bean ...any) (_ bool, _ error) { return }

func (session *Session) Get(beans ...any) (_ bool, _ error) { return }

func (session *Session) ID(id any) (_ *Session) { return }

func (session *Session) Incr(column string, arg ...any) (_ *Session) { return }

func (session *Session) Insert(beans ...any) (_ int64, _ error) { return }

func (session *Session) InsertOne(bean any) (_ int64, _ error) { return }

func (session *Session) Or(query any, args ...any) (_ *Session) { return }

func (session *Session) Query(sqlOrArgs ...any) (_ []map[string][]byte, _ error) { return }

func (session *Session) SQL(query any, args ...any) (_ *Session) { return }

func (session *Session) Table(tableNameOrBean any) (_ *Session) { return }

func (session *Session) Update(bean any, condiBean ...any) (_ int64, _ error) { return }

func (session *Session) Where(query any, args ...any) (_ *Session) { return }
