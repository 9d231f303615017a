package unkeyedretry

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/rule"
)

// field writes the key into a field of argument i: of the literal that stands
// there, of the one that its variable is declared with, or of a new one for nil.
func (e *editor) field(arg ast.Expr, i int, name string) []analysis.TextEdit {
	if id, ok := arg.(*ast.Ident); ok && id.Name == "nil" {
		return e.newLiteral(id, i, name)
	}
	lit := e.literal(arg)
	if lit == nil {
		return nil
	}
	text := e.fieldText(e.pass.TypesInfo.TypeOf(lit), name)
	if text == "" || slices.ContainsFunc(lit.Elts, func(x ast.Expr) bool { return sets(x, text) }) {
		return nil
	}
	if len(lit.Elts) == 0 {
		return e.insert(lit.Rbrace, text)
	}
	last := lit.Elts[len(lit.Elts)-1]
	line := func(p token.Pos) int { return e.pass.Fset.Position(p).Line }
	if line(last.End()) == line(lit.Rbrace) {
		return e.insert(last.End(), ", "+text)
	}
	return e.insert(last.End(), ",\n"+text)
}

// sets reports whether an element of a literal has no name, or that of the text.
func sets(x ast.Expr, text string) bool {
	kv, ok := x.(*ast.KeyValueExpr)
	if !ok {
		return true
	}
	id, ok := kv.Key.(*ast.Ident)
	return !ok || strings.HasPrefix(text, id.Name+":")
}

// literal returns the composite literal that an argument is, or that the variable
// it names is declared with and is given nothing else.
func (e *editor) literal(arg ast.Expr) *ast.CompositeLit {
	x := ast.Unparen(arg)
	if u, ok := x.(*ast.UnaryExpr); ok && u.Op == token.AND {
		x = ast.Unparen(u.X)
	}
	switch x := x.(type) {
	case *ast.CompositeLit:
		return x
	case *ast.Ident:
		return e.declared(x)
	}
	return nil
}

// declared returns the literal in a variable's declaration, if that stands in the
// function of the call and the variable is assigned nowhere else.
func (e *editor) declared(id *ast.Ident) *ast.CompositeLit {
	obj := e.pass.TypesInfo.Uses[id]
	var body ast.Node
	for _, n := range rule.Enclosing(e.pass.Files, e.call.Pos()) {
		switch n.(type) {
		case *ast.FuncLit, *ast.FuncDecl:
			if body == nil {
				body = n
			}
		}
	}
	if obj == nil || body == nil {
		return nil
	}
	var lit *ast.CompositeLit
	again := false
	ast.Inspect(body, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok {
			return true
		}
		for i, l := range a.Lhs {
			name, ok := l.(*ast.Ident)
			if !ok || len(a.Lhs) != len(a.Rhs) {
				continue
			}
			switch {
			case e.pass.TypesInfo.Defs[name] == obj:
				lit = e.literal(a.Rhs[i])
			case e.pass.TypesInfo.Uses[name] == obj:
				again = true
			}
		}
		return true
	})
	if again {
		return nil
	}
	return lit
}

// newLiteral writes a literal for nil.
func (e *editor) newLiteral(id *ast.Ident, i int, name string) []analysis.TextEdit {
	sig, ok := e.pass.TypesInfo.TypeOf(e.call.Fun).(*types.Signature)
	if !ok || i >= sig.Params().Len() {
		return nil
	}
	ptr, ok := sig.Params().At(i).Type().(*types.Pointer)
	if !ok {
		return nil
	}
	typ, text := e.typeText(ptr.Elem()), e.fieldText(ptr.Elem(), name)
	if typ == "" || text == "" {
		return nil
	}
	return []analysis.TextEdit{{Pos: id.Pos(), End: id.End(), NewText: []byte("&" + typ + "{" + text + "}")}}
}

// typeText writes a named type as the file can.
func (e *editor) typeText(t types.Type) string {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || n.Obj().Pkg() == nil {
		return ""
	}
	if n.Obj().Pkg() == e.pass.Pkg {
		return n.Obj().Name()
	}
	if pkg := e.imported(n.Obj().Pkg().Path()); pkg != "" {
		return pkg + "." + n.Obj().Name()
	}
	return ""
}

// fieldText writes the element of a literal of type t that sets a field, which may
// be one of an embedded struct.
func (e *editor) fieldText(t types.Type, name string) string {
	obj, index, indirect := types.LookupFieldOrMethod(t, true, e.pass.Pkg, name)
	f, ok := obj.(*types.Var)
	if !ok || indirect && len(index) > 1 || len(index) > 2 {
		return ""
	}
	value := e.valueText(f)
	if value == "" {
		return ""
	}
	text := name + ": " + value
	if len(index) == 1 {
		return text
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	outer := s.Field(index[0])
	typ := e.typeText(outer.Type())
	if typ == "" {
		return ""
	}
	return fmt.Sprintf("%s: %s{%s}", outer.Name(), typ, text)
}

// valueText writes the key for a field of a type; of several helpers that make a
// pointer of a string it takes the one that is nearest to the field's package.
func (e *editor) valueText(f *types.Var) string {
	if b, ok := f.Type().(*types.Basic); ok && b.Kind() == types.String {
		return e.key
	}
	p, ok := f.Type().(*types.Pointer)
	if !ok || !types.Identical(p.Elem(), types.Typ[types.String]) {
		return ""
	}
	best, near := "", -1
	for _, spec := range e.file.Imports {
		pkg := e.pass.TypesInfo.PkgNameOf(spec)
		if pkg == nil || pkg.Name() == "_" || pkg.Name() == "." {
			continue
		}
		tv, err := types.Eval(e.pass.Fset, e.pass.Pkg, e.call.Pos(), pkg.Name()+`.String("")`)
		if err != nil || !types.Identical(tv.Type, f.Type()) {
			continue
		}
		if n := common(pkg.Imported().Path(), f.Pkg().Path()); n > near {
			best, near = pkg.Name()+".String("+e.key+")", n
		}
	}
	return best
}

// common is how many letters two paths begin with alike.
func common(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
