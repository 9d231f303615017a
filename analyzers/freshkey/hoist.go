package freshkey

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

// hoist offers to move the statement that makes the key in front of what
// repeats it. It does so only where the result surely means the same: the
// statement declares one variable from a call of constants, stands directly in
// the repeated body, and its name is free outside; and only where nothing is
// wrong with the key afterwards.
func hoist(pass *rule.Pass, s *site.Site) []analysis.SuggestedFix {
	if s.Nested || len(s.Others) > 0 || s.Mixed && s.Cause.Part {
		return nil
	}
	path := rule.Enclosing(pass.Files, s.Cause.Pos)
	decl, body := declaration(path)
	if decl == nil || !constantCall(pass, decl.Rhs[0]) {
		return nil
	}
	outer := repeater(rule.Enclosing(pass.Files, s.Region.Pos), body)
	if outer == nil {
		return nil
	}
	name := decl.Lhs[0].(*ast.Ident)
	if !free(pass, name, path) || changed(body, name.Name, decl) || anotherPayload(pass, s, name, body) {
		return nil
	}
	var text bytes.Buffer
	if err := format.Node(&text, pass.Fset, decl); err != nil || strings.Contains(text.String(), "\n") {
		return nil
	}
	return []analysis.SuggestedFix{{
		Message: "create the key before the retry",
		TextEdits: []analysis.TextEdit{
			{Pos: outer.Pos(), End: outer.Pos(), NewText: append(text.Bytes(), '\n')},
			{Pos: decl.Pos(), End: untilNext(path, body, decl)},
		},
	}}
}

// untilNext returns the end of what goes with a statement that is removed: the
// white space before the next one, so that no empty line stays.
func untilNext(path []ast.Node, body *ast.BlockStmt, stmt ast.Stmt) token.Pos {
	i := slices.Index(body.List, stmt) + 1
	if i == 0 || i == len(body.List) {
		return stmt.End()
	}
	next := body.List[i].Pos()
	file, _ := path[len(path)-1].(*ast.File)
	if file == nil || slices.ContainsFunc(file.Comments, func(c *ast.CommentGroup) bool { return stmt.End() <= c.Pos() && c.Pos() < next }) {
		return stmt.End()
	}
	return next
}

// declaration returns the statement name := call(…) around the innermost node
// of path, and the block it stands in.
func declaration(path []ast.Node) (*ast.AssignStmt, *ast.BlockStmt) {
	for i, n := range path {
		a, ok := n.(*ast.AssignStmt)
		if !ok || i+1 == len(path) {
			continue
		}
		block, ok := path[i+1].(*ast.BlockStmt)
		if !ok || len(a.Lhs) != 1 || len(a.Rhs) != 1 || a.Tok.String() != ":=" {
			return nil, nil
		}
		return a, block
	}
	return nil, nil
}

// constantCall reports whether e calls functions of packages with constants
// only, so that it means the same one line earlier.
func constantCall(pass *rule.Pass, e ast.Expr) bool {
	ok := true
	ast.Inspect(e, func(n ast.Node) bool {
		if id, isID := n.(*ast.Ident); isID {
			switch obj := pass.TypesInfo.Uses[id].(type) {
			case *types.Func, *types.PkgName, *types.TypeName, *types.Const, *types.Builtin, *types.Nil:
			case *types.Var:
				ok = ok && obj.IsField()
			default:
				ok = false
			}
		}
		return ok
	})
	return ok
}

// repeater returns the statement that repeats body: a loop whose body it is, or
// the statement that hands a function literal with that body to a wrapper. It
// stands in a list of statements, so that another can be put in front of it.
func repeater(path []ast.Node, body *ast.BlockStmt) ast.Stmt {
	for i, n := range path {
		stmt, ok := n.(ast.Stmt)
		if !ok || i+1 == len(path) || !inList(stmt, path[i+1]) {
			continue
		}
		if repeats(stmt, body) {
			return stmt
		}
		return nil
	}
	return nil
}

func inList(stmt ast.Stmt, parent ast.Node) bool {
	switch p := parent.(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		return true
	case *ast.CommClause:
		return stmt != p.Comm
	}
	return false
}

func repeats(stmt ast.Stmt, body *ast.BlockStmt) bool {
	switch s := stmt.(type) {
	case *ast.LabeledStmt:
		return repeats(s.Stmt, body)
	case *ast.ForStmt:
		return s.Body == body
	case *ast.RangeStmt:
		return s.Body == body
	}
	found := false
	ast.Inspect(stmt, func(n ast.Node) bool {
		if lit, ok := n.(*ast.FuncLit); ok && lit.Body == body {
			found = true
		}
		return !found
	})
	return found
}

// free reports whether the name of a variable means nothing else in the function
// around its declaration, so that neither another variable nor another fix can
// meet it outside; a goto could jump over it.
func free(pass *rule.Pass, name *ast.Ident, path []ast.Node) bool {
	own := pass.TypesInfo.Defs[name]
	var outermost ast.Node
	for _, n := range path {
		switch n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			outermost = n
		}
	}
	if own == nil || outermost == nil {
		return false
	}
	ok := true
	ast.Inspect(outermost, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BranchStmt:
			ok = ok && n.Tok != token.GOTO
		case *ast.Ident:
			if n.Name == name.Name {
				obj := pass.TypesInfo.ObjectOf(n)
				v, isVar := obj.(*types.Var)
				ok = ok && (obj == own || obj == nil || isVar && v.IsField())
			}
		}
		return ok
	})
	return ok
}

// anotherPayload reports whether the call that uses the key is given something
// that the repeated code gets anew: another turn may then be another intent, and
// must not go out under the same key.
func anotherPayload(pass *rule.Pass, s *site.Site, key *ast.Ident, body *ast.BlockStmt) bool {
	call, ok := rule.Node(pass.Files, s.Slot.Call.Pos()).(*ast.CallExpr)
	if !ok || call.Pos() < body.Pos() || body.End() < call.End() {
		return false
	}
	found := false
	for _, arg := range call.Args {
		ast.Inspect(arg, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				obj, isVar := pass.TypesInfo.Uses[id].(*types.Var)
				found = found || isVar && !obj.IsField() && obj != pass.TypesInfo.Defs[key] && body.Pos() <= obj.Pos() && obj.Pos() < body.End() &&
					!isRequest(obj.Type())
			}
			return !found
		})
	}
	return found
}

// isRequest reports whether a value of type t is put together for the call, as a
// request or its parameters are, and holds the key itself.
func isRequest(t types.Type) bool {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	_, ok := t.Underlying().(*types.Struct)
	return ok
}

// changed reports whether a statement other than its declaration may set a name.
func changed(body *ast.BlockStmt, name string, decl ast.Stmt) bool {
	is := func(e ast.Expr) bool {
		id, ok := e.(*ast.Ident)
		return ok && id.Name == name
	}
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			found = found || ast.Stmt(n) != decl && slices.ContainsFunc(n.Lhs, is)
		case *ast.UnaryExpr:
			found = found || n.Op == token.AND && is(n.X)
		case *ast.RangeStmt:
			found = found || n.Key != nil && is(n.Key) || n.Value != nil && is(n.Value)
		}
		return !found
	})
	return found
}
