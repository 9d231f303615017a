// Package pebble declares, for tests, what they use of github.com/cockroachdb/pebble.
package pebble

import (
	"io"
)

type DB struct{}

type WriteOptions struct{}

func (d *DB) Delete(key []byte, opts *WriteOptions) (_ error) { return }

func (d *DB) Get(key []byte) (_ []byte, _ io.Closer, _ error) { return }

func (d *DB) Set(key, value []byte, opts *WriteOptions) (_ error) { return }
