package freshkey

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ast/astutil"

	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/site"
)

// sourceNode returns the expression that brings the cause in: the call whose
// opening parenthesis SSA remembers, else what stands at its position. A counter
// has none: the key's use stands for it.
func sourceNode(files []*ast.File, s *site.Site) ast.Node {
	pos := s.Cause.Pos
	if s.Cause.Kind == origin.Seq || !pos.IsValid() {
		pos = s.Slot.Call.Pos()
	}
	path := enclosing(files, pos)
	for _, n := range path {
		if c, ok := n.(*ast.CallExpr); ok && c.Lparen == pos {
			return c
		}
	}
	if len(path) > 0 {
		return path[0]
	}
	return span(pos)
}

// enclosing returns the nodes around pos, the innermost first.
func enclosing(files []*ast.File, pos token.Pos) []ast.Node {
	for _, f := range files {
		if f.FileStart <= pos && pos < f.FileEnd {
			path, _ := astutil.PathEnclosingInterval(f, pos, pos)
			return path
		}
	}
	return nil
}

// span is a position without a node.
type span token.Pos

func (s span) Pos() token.Pos { return token.Pos(s) }
func (s span) End() token.Pos { return token.Pos(s) }
