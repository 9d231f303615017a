package driver

import (
	"cmp"
	"fmt"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
)

var findingsType = reflect.TypeFor[[]rule.Finding]()

// A Finding is what one line of -f json says. Files are relative to the current
// folder where they are below it.
type Finding struct {
	Rule        string    `json:"rule"`
	Category    string    `json:"category"`
	Confidence  string    `json:"confidence"`
	Severity    string    `json:"severity"`
	File        string    `json:"file"`
	Line        int       `json:"line"`
	Column      int       `json:"column"`
	EndLine     int       `json:"endLine"`
	EndColumn   int       `json:"endColumn"`
	Message     string    `json:"message"`
	Related     []Related `json:"related"`
	Fixes       []Fix     `json:"fixes"`
	URL         string    `json:"url"`
	Fingerprint string    `json:"fingerprint"`
}

// A Related is a place that belongs to a finding. Column is 0 where only the
// line is known.
type Related struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

// A Fix is a set of edits that mends a finding.
type Fix struct {
	Message string `json:"message"`
	Edits   []Edit `json:"edits"`
}

// An Edit replaces a range of a file.
type Edit struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"endLine"`
	EndColumn int    `json:"endColumn"`
	NewText   string `json:"newText"`
}

// A found is a finding with what decides whether it is shown. It is what the
// cache keeps, with files relative to the unit's folder.
type found struct {
	Finding
	Function  string
	Ignored   *rule.Ignored
	Generated bool
}

// newFound turns positions into text. Files are relative to the unit's
// folder, so that a cached finding holds in any checkout.
func newFound(fset *token.FileSet, dir string, f rule.Finding) found {
	at := func(pos token.Pos) token.Position {
		p := fset.Position(pos) // as line directives say: cgo, generated code
		p.Filename = relative(dir, p.Filename)
		return p
	}
	pos, end := at(f.Pos), at(f.Pos)
	if f.End.IsValid() {
		end = at(f.End)
	}
	out := Finding{
		Rule: f.Rule, Category: f.Category, Confidence: f.Confidence.String(), Severity: f.Severity,
		File: pos.Filename, Line: pos.Line, Column: pos.Column, EndLine: end.Line, EndColumn: end.Column,
		Message: f.Message, Related: []Related{}, Fixes: []Fix{},
		URL: rule.URL(f.Rule), Fingerprint: f.Fingerprint,
	}
	for _, r := range f.Related {
		out.Related = append(out.Related, newRelated(at, r))
	}
	for _, fix := range f.Fixes {
		if rewritten(fset, fix) {
			continue
		}
		edits := []Edit{}
		for _, e := range fix.TextEdits {
			start, end := at(e.Pos), at(cmp.Or(e.End, e.Pos))
			edits = append(edits, Edit{start.Filename, start.Line, start.Column, end.Line, end.Column, string(e.NewText)})
		}
		out.Fixes = append(out.Fixes, Fix{fix.Message, edits})
	}
	return found{out, f.Function, f.Ignored, f.Generated}
}

func newRelated(at func(token.Pos) token.Position, r rule.Related) Related {
	if r.Pos.IsValid() {
		p := at(r.Pos)
		return Related{p.Filename, p.Line, p.Column, r.Message}
	}
	file, line, _ := strings.Cut(r.At, ":")
	out := Related{File: file, Message: r.Message}
	fmt.Sscanf(line, "%d:%d", &out.Line, &out.Column)
	return out
}

// rewritten reports whether a fix touches a file that a line directive
// renames: the file that the user has is another one.
func rewritten(fset *token.FileSet, fix analysis.SuggestedFix) bool {
	return slices.ContainsFunc(fix.TextEdits, func(e analysis.TextEdit) bool {
		return fset.Position(e.Pos) != fset.PositionFor(e.Pos, false)
	})
}

// rebase makes the finding's files relative to base instead of the unit's folder.
func (f Finding) rebase(dir, base string, place func(text string) string) Finding {
	move := func(file string) string {
		if file == "" || filepath.IsAbs(file) {
			return relative(base, file)
		}
		return relative(base, filepath.Join(dir, file))
	}
	f.File = move(f.File)
	f.Related = slices.Clone(f.Related)
	for i := range f.Related {
		if r := &f.Related[i]; r.Column > 0 {
			r.File = move(r.File)
		} else if !strings.Contains(r.File, "/") {
			r.File = move(r.File)
		} else if file := place(r.File); file != "" { // the text of a fact
			r.File = relative(base, file)
		}
	}
	f.Fixes = slices.Clone(f.Fixes)
	for i := range f.Fixes {
		f.Fixes[i].Edits = slices.Clone(f.Fixes[i].Edits)
		for j := range f.Fixes[i].Edits {
			f.Fixes[i].Edits[j].File = move(f.Fixes[i].Edits[j].File)
		}
	}
	return f
}

// compareFindings orders by place, then rule.
func compareFindings(a, b Finding) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column),
		cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Category, b.Category), cmp.Compare(a.Message, b.Message))
}
