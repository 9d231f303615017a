// Package badger declares, for tests, what they use of github.com/dgraph-io/badger/v4.
package badger

import (
	"time"
)

type DB struct{ testOnlyDBExtensions }

type Entry struct {
	Key       []byte
	Value     []byte
	ExpiresAt uint64
	UserMeta  byte
}

type Item struct{}

type Sequence struct{}

type Txn struct{}

type testOnlyDBExtensions struct{}

var ErrConflict error

var ErrKeyNotFound error

func (db *DB) Update(fn func(txn *Txn) error) (_ error) { return }

func (e *Entry) WithMeta(meta byte) (_ *Entry) { return }

func (e *Entry) WithTTL(dur time.Duration) (_ *Entry) { return }

func NewEntry(key, value []byte) (_ *Entry) { return }

func (seq *Sequence) Next() (_ uint64, _ error) { return }

func (txn *Txn) Delete(key []byte) (_ error) { return }

func (txn *Txn) Get(key []byte) (item *Item, rerr error) { return }

func (txn *Txn) Set(key, val []byte) (_ error) { return }

func (txn *Txn) SetEntry(e *Entry) (_ error) { return }
