package ssabody

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
)

// maxClauses bounds the clauses of switches and chains of else-if in one function.
// All of them end in one place, and what SSA needs in order to find which variables
// meet there grows with their square: 10,000 take a gigabyte.
const maxClauses = 4_000

// bounded returns the files without the bodies of functions that have too many
// clauses: those are then known by their types alone. left are those functions.
func bounded(files []*ast.File) (kept []*ast.File, left []*ast.FuncDecl) {
	kept = slices.Clone(files)
	for i, file := range files {
		for j, d := range file.Decls {
			decl, ok := d.(*ast.FuncDecl)
			if !ok || clauses(decl) <= maxClauses {
				continue
			}
			left = append(left, decl)
			if kept[i] == file {
				shallow := *file
				shallow.Decls = slices.Clone(file.Decls)
				kept[i] = &shallow
			}
			bodiless := *decl
			bodiless.Body = nil
			kept[i].Decls[j] = &bodiless
		}
	}
	return kept, left
}

func clauses(decl *ast.FuncDecl) int {
	n := 0
	ast.Inspect(decl, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.CaseClause, *ast.CommClause:
			n++
		case *ast.IfStmt:
			if _, chain := node.Else.(*ast.IfStmt); chain {
				n++
			}
		}
		return true
	})
	return n
}

// Explain says why nothing is known of the code at a position, or returns "".
func (p *Package) Explain(pos token.Pos) string {
	for _, decl := range p.build().left {
		if decl.Pos() <= pos && pos < decl.End() {
			return fmt.Sprintf("%s is not looked into: it has more than %d clauses", decl.Name.Name, maxClauses)
		}
	}
	return ""
}
