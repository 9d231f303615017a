// Package argon2 declares, for tests, what they use of golang.org/x/crypto/argon2.
package argon2

func IDKey(password, salt []byte, time, memory uint32, threads uint8, keyLen uint32) (_ []byte) {
	return
}

func Key(password, salt []byte, time, memory uint32, threads uint8, keyLen uint32) (_ []byte) { return }
