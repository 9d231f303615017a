package tool

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// pair finds the function that is run for a description: the one beside it, else
// what stands behind the tool's name.
func (f *finder) pair(t *Tool, n ast.Expr) {
	if fn := f.beside(n, 3); fn != (target{}) {
		f.runs(t, fn)
		return
	}
	if t.Name != "" {
		f.byName(t)
	}
}

// beside returns the function that stands beside an expression in a call, a struct
// literal or a return. Where the expression is the value of a variable, or all that
// a function returns, that stands for it.
func (f *finder) beside(n ast.Node, depth int) target {
	if depth == 0 {
		return target{}
	}
	path := f.around(n)
	for i := 1; i < len(path); i++ {
		inner := path[i-1]
		var others []ast.Expr
		switch x := path[i].(type) {
		case *ast.CallExpr:
			others = x.Args
		case *ast.CompositeLit:
			others = x.Elts
		case *ast.ReturnStmt:
			if len(x.Results) == 1 {
				return f.ofReturned(path[i:], depth)
			}
			others = x.Results
		case *ast.AssignStmt:
			return f.ofVariable(x.Lhs, x.Rhs, inner, depth)
		case *ast.ValueSpec:
			var names []ast.Expr
			for _, id := range x.Names {
				names = append(names, id)
			}
			return f.ofVariable(names, x.Values, inner, depth)
		case *ast.UnaryExpr, *ast.ParenExpr, *ast.KeyValueExpr:
			continue
		default:
			return target{}
		}
		if fn := f.handlerIn(others, inner); fn != (target{}) {
			return fn
		}
	}
	return target{}
}

// handlerIn returns the one function among expressions that can be a tool's.
func (f *finder) handlerIn(list []ast.Expr, but ast.Node) target {
	var found target
	for _, e := range list {
		if e == but {
			continue
		}
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		sig, ok := types.Unalias(f.pass.TypesInfo.TypeOf(e)).Underlying().(*types.Signature)
		if !ok || sig.Params().Len() == 0 || sig.Results().Len() == 0 {
			continue
		}
		fn := f.function(e, 4)
		if fn == (target{}) || found != (target{}) && found != fn {
			return target{}
		}
		found = fn
	}
	return found
}

// ofVariable looks beside the uses of the variable that a value is put in.
func (f *finder) ofVariable(names, values []ast.Expr, value ast.Node, depth int) target {
	for i, v := range values {
		if v != value || i >= len(names) || len(names) != len(values) {
			continue
		}
		id, ok := names[i].(*ast.Ident)
		if !ok {
			return target{}
		}
		obj := f.pass.TypesInfo.ObjectOf(id)
		for _, use := range f.uses(obj) {
			if use != id {
				if fn := f.beside(use, depth-1); fn != (target{}) {
					return fn
				}
			}
		}
	}
	return target{}
}

// ofReturned looks beside the calls of the function whose result a value is.
func (f *finder) ofReturned(path []ast.Node, depth int) target {
	for _, n := range path {
		switch n := n.(type) {
		case *ast.FuncLit:
			return target{}
		case *ast.FuncDecl:
			if n.Recv != nil {
				if fn := f.sibling(n); fn != (target{}) {
					return fn
				}
			}
			obj := f.pass.TypesInfo.Defs[n.Name]
			for _, use := range f.uses(obj) {
				call := ast.Node(use)
				for _, p := range f.around(use) {
					if c, ok := p.(*ast.CallExpr); ok && c.Fun.Pos() <= use.Pos() && use.End() <= c.Fun.End() {
						call = c
						break
					}
				}
				if fn := f.beside(call, depth-1); fn != (target{}) {
					return fn
				}
			}
			return target{}
		}
	}
	return target{}
}

// sibling returns the one method beside a method that describes a tool which is run
// for it: it takes a tool's call, or returns a function that does.
func (f *finder) sibling(describes *ast.FuncDecl) target {
	obj, ok := f.pass.TypesInfo.Defs[describes.Name].(*types.Func)
	if !ok {
		return target{}
	}
	of := gotypes.NamedOf(obj.Signature().Recv().Type())
	if of == nil {
		return target{}
	}
	named, ok := of.Type().(*types.Named)
	if !ok {
		return target{}
	}
	var found target
	for m := range named.Methods() {
		var fn target
		switch sig := m.Signature(); {
		case m == obj:
		case f.takesCall(sig):
			fn = f.declared(m)
		case sig.Results().Len() > 0:
			if ret, ok := sig.Results().At(0).Type().Underlying().(*types.Signature); ok && f.takesCall(ret) {
				fn = f.returned(m)
			}
		}
		if fn == (target{}) {
			continue
		}
		if found != (target{}) {
			return target{}
		}
		found = fn
	}
	return found
}

// takesCall reports whether a parameter is of a type that marks a tool's function.
func (f *finder) takesCall(sig *types.Signature) bool {
	for p := range sig.Params().Variables() {
		if tn := gotypes.NamedOf(p.Type()); tn != nil {
			if rows := f.roles.Type(tn); rows != nil && slices.ContainsFunc(rows.Handlers, func(h *catalog.Handler) bool { return h.Kind == "tool" }) {
				return true
			}
		}
	}
	return false
}

// returned returns the function that a method of this package returns.
func (f *finder) returned(m *types.Func) target {
	decl := f.decls[m.Origin()]
	if decl == nil || decl.Body == nil {
		return target{}
	}
	for _, ret := range returns(decl.Body) {
		if len(ret.Results) > 0 {
			if got := f.function(ret.Results[0], 3); got != (target{}) {
				return got
			}
		}
	}
	return target{}
}

// uses are the identifiers that stand for an object, in the order of the source.
func (f *finder) uses(obj types.Object) []*ast.Ident {
	if obj == nil {
		return nil
	}
	var out []*ast.Ident
	for _, file := range f.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && f.pass.TypesInfo.Uses[id] == obj {
				out = append(out, id)
			}
			return true
		})
	}
	return out
}

// A span is a piece of the source.
type span struct{ from, to token.Pos }

func (s span) has(pos token.Pos) bool { return s.from <= pos && pos < s.to }

// byName finds the code that is run for a tool that is known by its name: a case of
// a switch, the body of an if, an entry of a map of functions.
func (f *finder) byName(t *Tool) {
	named := func(e ast.Expr) bool {
		s, ok := f.constant(e)
		return ok && s == t.Name
	}
	for _, file := range f.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CaseClause:
				for _, e := range n.List {
					if named(e) {
						t.in = append(t.in, span{n.Colon, n.End()})
					}
				}
			case *ast.IfStmt:
				if cmp, ok := n.Cond.(*ast.BinaryExpr); ok && cmp.Op == token.EQL && (named(cmp.X) || named(cmp.Y)) {
					t.in = append(t.in, span{n.Body.Pos(), n.Body.End()})
				}
			case *ast.KeyValueExpr:
				if _, isFunc := f.pass.TypesInfo.TypeOf(n.Value).Underlying().(*types.Signature); isFunc && named(n.Key) {
					if fn := f.function(n.Value, 4); fn != (target{}) {
						f.runs(t, fn)
					}
				}
			}
			return true
		})
	}
	t.Run = t.Run || len(t.in) > 0
}
