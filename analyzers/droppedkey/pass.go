package droppedkey

import (
	"go/ast"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/site"
)

// passOn suggests to pass the key where the call leaves the place for it empty: an
// argument "", or a field that a literal at the call leaves out. It suggests
// nothing where the key's type is another one, or its name means something else
// there.
func passOn(pass *rule.Pass, s *site.Effect, d *site.Dropped) []analysis.SuggestedFix {
	call, ok := rule.Node(pass.Files, s.Call.Pos()).(*ast.CallExpr)
	if !ok || d.Held.Expr == "" || d.Holder != "" || !visible(pass, d.Held.Expr, call) {
		return nil
	}
	edit, ok := emptyArgument(pass, call, s.Slot, d.Held.Type, d.Held.Expr)
	if !ok {
		edit, ok = missingField(pass, call, s.Slot, d.Held.Type, d.Held.Expr)
	}
	if !ok {
		return nil
	}
	return []analysis.SuggestedFix{{Message: "pass " + d.Held.Expr, TextEdits: []analysis.TextEdit{edit}}}
}

// visible reports whether the name that an expression begins with is, at the call,
// that of a parameter: nothing between hides it.
func visible(pass *rule.Pass, expr string, call *ast.CallExpr) bool {
	root, _, _ := strings.Cut(expr, ".")
	scope := pass.Pkg.Scope().Innermost(call.Pos())
	if scope == nil {
		return false
	}
	_, obj := scope.LookupParent(root, call.Pos())
	v, ok := obj.(*types.Var)
	if !ok {
		return false
	}
	for _, n := range rule.Enclosing(pass.Files, call.Pos()) {
		var typ *ast.FuncType
		switch n := n.(type) {
		case *ast.FuncLit:
			typ = n.Type
		case *ast.FuncDecl:
			typ = n.Type
		default:
			continue
		}
		if typ.Params.Pos() <= v.Pos() && v.Pos() < typ.Params.End() {
			return true
		}
	}
	return false
}

func emptyArgument(pass *rule.Pass, call *ast.CallExpr, slot string, t types.Type, expr string) (analysis.TextEdit, bool) {
	sig, ok := pass.TypesInfo.TypeOf(call.Fun).(*types.Signature)
	if !ok {
		return analysis.TextEdit{}, false
	}
	for i, arg := range call.Args {
		lit, ok := arg.(*ast.BasicLit)
		if !ok || lit.Value != `""` || i >= sig.Params().Len() || sig.Params().At(i).Name() != slot || !types.AssignableTo(t, sig.Params().At(i).Type()) {
			continue
		}
		return analysis.TextEdit{Pos: lit.Pos(), End: lit.End(), NewText: []byte(expr)}, true
	}
	return analysis.TextEdit{}, false
}

func missingField(pass *rule.Pass, call *ast.CallExpr, slot string, t types.Type, expr string) (analysis.TextEdit, bool) {
	for _, arg := range call.Args {
		if u, ok := arg.(*ast.UnaryExpr); ok {
			arg = u.X
		}
		lit, ok := arg.(*ast.CompositeLit)
		if !ok || len(lit.Elts) == 0 {
			continue
		}
		st, ok := pass.TypesInfo.TypeOf(lit).Underlying().(*types.Struct)
		if !ok {
			continue
		}
		last := lit.Elts[len(lit.Elts)-1]
		if _, keyed := last.(*ast.KeyValueExpr); !keyed || set(lit, slot) {
			continue
		}
		for f := range st.Fields() {
			if f.Name() == slot && types.AssignableTo(t, f.Type()) {
				return analysis.TextEdit{Pos: last.End(), End: last.End(), NewText: []byte(", " + slot + ": " + expr)}, true
			}
		}
	}
	return analysis.TextEdit{}, false
}

// set reports whether a literal has the field.
func set(lit *ast.CompositeLit, field string) bool {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if id, ok := kv.Key.(*ast.Ident); ok && id.Name == field {
				return true
			}
		}
	}
	return false
}
