package rule

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"time"

	"github.com/idemlint/idemlint/internal/directive"
	"github.com/idemlint/idemlint/passes/config"
)

// An Ignore is a directive //idemlint:ignore that is well formed.
type Ignore struct {
	File         string
	Line, Column int
	Rules        []string // the rules' present names
	Until        time.Time
	Reason       string

	start, end token.Pos // the statement or declaration it hides; NoPos: its line
}

// Ignores returns the ignore directives of a package in source order. Those
// that baddirective reports are left out.
func Ignores(fset *token.FileSet, files []*ast.File) []Ignore {
	var list []Ignore
	for _, file := range files {
		for _, d := range directive.All(file) {
			if d.Err != nil || d.Verb != "ignore" {
				continue
			}
			parsed, err := directive.ParseIgnore(d.Args)
			if err != nil {
				continue
			}
			posn := fset.Position(d.Pos)
			ig := Ignore{File: posn.Filename, Line: posn.Line, Column: posn.Column, Until: parsed.Until, Reason: parsed.Reason}
			for _, name := range parsed.Rules {
				if rule, err := config.FindRule(name); err == nil {
					ig.Rules = append(ig.Rules, rule)
				}
			}
			if alone(fset, file, d.Pos) {
				ig.start, ig.end = next(file, d.Pos)
				if !ig.start.IsValid() {
					ig.start, ig.end = d.Pos, d.Pos // nothing follows: it hides nothing
				}
			}
			list = append(list, ig)
		}
	}
	return list
}

// UnusedIgnore is the category of findings about ignores that hide nothing. They
// are the stand-alone driver's, which alone knows the findings of all rules.
const UnusedIgnore = "unused"

// Unused returns the message about an ignore that names rules for which it hits
// nothing, or "". hits are the rules it hits, findings of all grades counted.
func (ig *Ignore) Unused(hits map[string]bool) string {
	var idle []string
	for _, rule := range ig.Rules {
		if !hits[rule] {
			idle = append(idle, rule)
		}
	}
	if len(idle) == 0 {
		return ""
	}
	return "ignore of " + strings.Join(idle, ", ") + " hits nothing: remove it"
}

func (ig *Ignore) covers(fset *token.FileSet, f *Finding) bool {
	if !slices.Contains(ig.Rules, f.Rule) {
		return false
	}
	if ig.start.IsValid() {
		return ig.start <= f.Pos && f.Pos < ig.end
	}
	posn := fset.Position(f.Pos)
	return posn.Filename == ig.File && posn.Line == ig.Line
}

// alone reports whether no code stands before pos on its line.
func alone(fset *token.FileSet, file *ast.File, pos token.Pos) bool {
	line := func(p token.Pos) int { return fset.PositionFor(p, false).Line }
	want, found := line(pos), false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Comment, *ast.CommentGroup:
			return false
		}
		if n != file && (n.Pos() < pos && line(n.Pos()) == want || n.End() <= pos && line(n.End()-1) == want) {
			found = true
		}
		return !found
	})
	return !found && line(file.Package) != want
}

// next returns the range of the statement, declaration or element that follows
// pos in the innermost node around it; NoPos if nothing does.
func next(file *ast.File, pos token.Pos) (start, end token.Pos) {
	var around ast.Node = file
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil || n.Pos() > pos || n.End() <= pos {
			return n == file
		}
		around = n
		return true
	})
	ast.Inspect(around, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Comment, *ast.CommentGroup:
			return false
		}
		if n != around && n.Pos() > pos {
			if !start.IsValid() || n.Pos() < start {
				start, end = n.Pos(), n.End()
			}
			return false // what is in it does not begin before it
		}
		return true
	})
	return start, end
}
