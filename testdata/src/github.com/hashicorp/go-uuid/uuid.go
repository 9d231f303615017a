// Package uuid declares, for tests, what they use of github.com/hashicorp/go-uuid.
package uuid

import (
	"io"
)

func FormatUUID(buf []byte) (_ string, _ error) { return }

func GenerateRandomBytes(size int) (_ []byte, _ error) { return }

func GenerateRandomBytesWithReader(size int, reader io.Reader) (_ []byte, _ error) { return }

func GenerateUUID() (_ string, _ error) { return }

func GenerateUUIDWithReader(reader io.Reader) (_ string, _ error) { return }

func ParseUUID(uuid string) (_ []byte, _ error) { return }
