// Package bcrypt declares, for tests, what they use of golang.org/x/crypto/bcrypt.
package bcrypt

func CompareHashAndPassword(hashedPassword, password []byte) (_ error) { return }

func GenerateFromPassword(password []byte, cost int) (_ []byte, _ error) { return }
