// Package bbolt declares, for tests, what they use of go.etcd.io/bbolt.
package bbolt

import (
	"os"
)

type Bucket struct{}

type DB struct{}

type Options struct{}

type Tx struct{}

func (b *Bucket) Delete(key []byte) (err error) { return }

func (b *Bucket) Get(key []byte) (_ []byte) { return }

func (b *Bucket) NextSequence() (_ uint64, _ error) { return }

func (b *Bucket) Put(key []byte, value []byte) (err error) { return }

func (db *DB) Batch(fn func(*Tx) error) (_ error) { return }

func (db *DB) Update(fn func(*Tx) error) (_ error) { return }

func (db *DB) View(fn func(*Tx) error) (_ error) { return }

func Open(path string, mode os.FileMode, options *Options) (db *DB, err error) { return }

func (tx *Tx) Bucket(name []byte) (_ *Bucket) { return }
