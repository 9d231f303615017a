package driver

import (
	"path/filepath"
	"strings"
)

// A loadError is why a package could not be analysed.
type loadError struct {
	Pos     string // file:line:col, or ""
	Message string
}

func (e loadError) Error() string {
	if e.Pos == "" {
		return e.Message
	}
	return e.Pos + ": " + e.Message
}

// listingError is the fault that the go command found in p. Its text may run
// over several lines; the first ones say it.
func listingError(p *goPackage) loadError {
	msg := strings.TrimSpace(p.Error.Err)
	msg = strings.Join(strings.FieldsFunc(msg, func(r rune) bool { return r == '\n' || r == '\t' }), " ")
	return loadError{Pos: p.Error.Pos, Message: msg}
}

// relative shortens an absolute file name to one below base, where it is one.
func relative(base, file string) string {
	rel, err := filepath.Rel(base, file)
	if err != nil || rel == ".." || strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return file
	}
	return filepath.ToSlash(rel)
}
