package rule

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ast/astutil"
)

// Node returns what stands at a position of SSA form: the call whose opening
// parenthesis it is, else the innermost node around it. It never returns nil.
func Node(files []*ast.File, pos token.Pos) ast.Node {
	path := Enclosing(files, pos)
	for _, n := range path {
		switch n := n.(type) {
		case *ast.CallExpr:
			if n.Lparen == pos {
				return n
			}
		case *ast.BinaryExpr:
			if n.OpPos == pos {
				return n
			}
		}
	}
	if len(path) > 0 {
		return path[0]
	}
	return point(pos)
}

// Enclosing returns the nodes around pos, the innermost first.
func Enclosing(files []*ast.File, pos token.Pos) []ast.Node {
	for _, f := range files {
		if f.FileStart <= pos && pos < f.FileEnd {
			path, _ := astutil.PathEnclosingInterval(f, pos, pos)
			return path
		}
	}
	return nil
}

// point is a position without a node.
type point token.Pos

func (p point) Pos() token.Pos { return token.Pos(p) }
func (p point) End() token.Pos { return token.Pos(p) }
