// Package murmur3 declares, for tests, what they use of github.com/spaolacci/murmur3.
package murmur3

import (
	"hash"
)

type Hash128 interface{}

func New128() (_ Hash128) { return }

func New32() (_ hash.Hash32) { return }

func New64() (_ hash.Hash64) { return }

func Sum128(data []byte) (h1 uint64, h2 uint64) { return }

func Sum32(data []byte) (_ uint32) { return }

func Sum32WithSeed(data []byte, seed uint32) (_ uint32) { return }

func Sum64(data []byte) (_ uint64) { return }

func Sum64WithSeed(data []byte, seed uint32) (_ uint64) { return }
