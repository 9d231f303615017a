// Package keys builds keys for other packages.
package keys

import "strings"

// Join puts the parts of a key together.
func Join(op string, parts ...string) string { return op + ":" + strings.Join(parts, ":") }

// Pair names two things.
func Pair(a, b string) string { return a + "/" + b }
