// Package blake2s declares, for tests, what they use of golang.org/x/crypto/blake2s.
package blake2s

import (
	"hash"
)

const Size = 32

func New256(key []byte) (_ hash.Hash, _ error) { return }

func Sum256(data []byte) (_ [Size]byte) { return }
