// Package keys makes keys for other packages.
package keys

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
)

// Of names a thing and how much of it there is.
func Of(id string, amount int64) string { return fmt.Sprintf("%s/%d", id, amount) }

// Digest names contents.
func Digest(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}
