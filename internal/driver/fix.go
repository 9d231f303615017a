package driver

import (
	"bytes"
	"fmt"
	"go/format"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
)

// A replacement is an edit with byte offsets.
type replacement struct {
	start, end int
	text       string
}

// applyFixes applies the first fix of each finding: a fix of which an edit
// meets one that was taken before is left out whole. With onlyDiff it prints
// the changes instead of making them.
func applyFixes(findings []Finding, dir string, onlyDiff bool, stdout io.Writer) error {
	files := make(map[string][]byte)
	edits := make(map[string][]replacement)
	for _, f := range findings {
		if len(f.Fixes) == 0 {
			continue
		}
		if err := takeFix(f.Fixes[0], dir, files, edits); err != nil {
			return err
		}
	}
	var names []string
	for name := range edits {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		fixed, err := format.Source(replace(files[name], edits[name]))
		if err != nil {
			return fmt.Errorf("%s is left as it is: with the fixes it would not parse: %v", relative(dir, name), err)
		}
		if onlyDiff {
			short := relative(dir, name)
			stdout.Write(diff.Diff(short+".orig", files[name], short, fixed))
		} else if err := os.WriteFile(name, fixed, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// takeFix adds the edits of a fix to those of its files, unless one overlaps.
func takeFix(fix Fix, dir string, files map[string][]byte, edits map[string][]replacement) error {
	taken := make(map[string][]replacement)
	for _, e := range fix.Edits {
		name := absolute(dir, []string{filepath.FromSlash(e.File)})[0]
		if files[name] == nil {
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			files[name] = text
		}
		start, ok1 := offset(files[name], e.Line, e.Column)
		end, ok2 := offset(files[name], e.EndLine, e.EndColumn)
		if !ok1 || !ok2 || end < start {
			return fmt.Errorf("%s:%d: the file has changed while it was analysed: run again", e.File, e.Line)
		}
		r := replacement{start, end, e.NewText}
		if slices.Contains(edits[name], r) {
			continue // two findings ask for the same
		}
		if slices.ContainsFunc(edits[name], func(o replacement) bool { return r.start < o.end && o.start < r.end || r.start == o.start }) {
			return nil
		}
		taken[name] = append(taken[name], r)
	}
	for name, list := range taken {
		edits[name] = append(edits[name], list...)
	}
	return nil
}

// offset finds a line and a column, both from 1, in a text.
func offset(text []byte, line, column int) (int, bool) {
	pos := 0
	for ; line > 1; line-- {
		i := bytes.IndexByte(text[pos:], '\n')
		if i < 0 {
			return 0, false
		}
		pos += i + 1
	}
	pos += column - 1
	return pos, pos <= len(text)
}

func replace(text []byte, edits []replacement) []byte {
	slices.SortFunc(edits, func(a, b replacement) int { return a.start - b.start })
	var out []byte
	pos := 0
	for _, e := range edits {
		out = append(out, text[pos:e.start]...)
		out = append(out, e.text...)
		pos = e.end
	}
	return append(out, text[pos:]...)
}
