// Package xxhash declares, for tests, what they use of github.com/cespare/xxhash/v2.
package xxhash

type Digest struct{}

func (d *Digest) Sum(b []byte) (_ []byte) { return }

func (d *Digest) Sum64() (_ uint64) { return }

func (d *Digest) Write(b []byte) (n int, err error) { return }

func (d *Digest) WriteString(s string) (n int, err error) { return }

func New() (_ *Digest) { return }

func Sum64(b []byte) (_ uint64) { return }

func Sum64String(s string) (_ uint64) { return }
