// Package dedupstore has the tables that package uses writes to.
package dedupstore

import "embed"

//go:embed sql/*.sql
var Files embed.FS
