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

// fault is what the go command found wrong with p, or nil. What the compiler
// says about own code, which the go command reports only where it compiles, is
// left out: the package is checked from source, and that says it every time.
// What cgo says is not, since without cgo there is no source to check.
func (p *goPackage) fault() *loadError {
	if p.Error == nil {
		return nil
	}
	msg := strings.TrimSpace(p.Error.Err)
	if lines := strings.Split(msg, "\n"); strings.HasPrefix(msg, "# ") && len(lines) > 1 {
		if p.own && len(p.CgoFiles) == 0 {
			return nil
		}
		msg = p.ImportPath + " does not compile: " + lines[1]
	}
	return &loadError{Pos: p.Error.Pos, Message: strings.Join(strings.FieldsFunc(msg, isBreak), " ")}
}

func isBreak(r rune) bool { return r == '\n' || r == '\t' }

// relative shortens an absolute file name to one below base, where it is one.
func relative(base, file string) string {
	rel, err := filepath.Rel(base, file)
	if err != nil || rel == ".." || strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return file
	}
	return filepath.ToSlash(rel)
}
