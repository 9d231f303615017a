package tool

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ast/astutil"
)

// index notes where functions and the first values of variables stand.
func (f *finder) index() {
	for _, fn := range f.body.Funcs() {
		if n := fn.Syntax(); n != nil {
			f.syntax[n] = fn
		}
	}
	info := f.pass.TypesInfo
	for _, file := range f.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if obj, ok := info.Defs[n.Name].(*types.Func); ok {
					f.decls[obj] = n
				}
			case *ast.AssignStmt:
				for i, lhs := range n.Lhs {
					id, ok := lhs.(*ast.Ident)
					if !ok || len(n.Lhs) != len(n.Rhs) {
						continue
					}
					if obj := info.Defs[id]; obj != nil && n.Tok == token.DEFINE {
						f.inits[obj] = n.Rhs[i]
					} else if obj := info.Uses[id]; obj != nil {
						f.inits[obj] = nil
					}
				}
			case *ast.ValueSpec:
				for i, id := range n.Names {
					if obj := info.Defs[id]; obj != nil && len(n.Values) == len(n.Names) {
						f.inits[obj] = n.Values[i]
					}
				}
			}
			return true
		})
	}
}

// source returns what an expression stands for: the first value of a variable, what
// is behind & and parentheses.
func (f *finder) source(e ast.Expr) ast.Expr {
	for range 6 {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
			continue
		case *ast.UnaryExpr:
			if x.Op == token.AND {
				e = x.X
				continue
			}
		case *ast.StarExpr:
			e = x.X
			continue
		case *ast.Ident:
			if init := f.inits[f.pass.TypesInfo.Uses[x]]; init != nil {
				e = init
				continue
			}
		}
		return e
	}
	return e
}

// callee returns the function that a call names, or nil.
func (f *finder) callee(c *ast.CallExpr) *types.Func {
	fun := ast.Unparen(c.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	var id *ast.Ident
	switch x := fun.(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	default:
		return nil
	}
	fn, _ := f.pass.TypesInfo.Uses[id].(*types.Func)
	return fn
}

// text returns the constant text of an expression, or that of the last constant
// argument of a call: a translation.
func (f *finder) text(e ast.Expr) *Text {
	if e == nil {
		return nil
	}
	e = f.source(e)
	if s, ok := f.constant(e); ok {
		return &Text{s, e}
	}
	if c, ok := e.(*ast.CallExpr); ok {
		for i := len(c.Args) - 1; i >= 0; i-- {
			if s, ok := f.constant(c.Args[i]); ok {
				return &Text{s, c.Args[i]}
			}
		}
	}
	return nil
}

func (f *finder) constant(e ast.Expr) (string, bool) {
	tv := f.pass.TypesInfo.Types[e]
	if tv.Value == nil || tv.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(tv.Value), true
}

// flag returns the constant truth of an expression, of what it points to, or of the
// one argument of a call that makes a pointer.
func (f *finder) flag(e ast.Expr) (value, ok bool) {
	e = f.source(e)
	if tv := f.pass.TypesInfo.Types[e]; tv.Value != nil && tv.Value.Kind() == constant.Bool {
		return constant.BoolVal(tv.Value), true
	}
	if c, isCall := e.(*ast.CallExpr); isCall && len(c.Args) == 1 {
		if tv := f.pass.TypesInfo.Types[c.Args[0]]; tv.Value != nil && tv.Value.Kind() == constant.Bool {
			return constant.BoolVal(tv.Value), true
		}
	}
	return false, false
}

// function returns the function that an expression is: a literal, a declared
// function or method, or the one that a call returns or wraps.
func (f *finder) function(e ast.Expr, depth int) target {
	if e == nil || depth == 0 {
		return target{}
	}
	switch x := f.source(e).(type) {
	case *ast.FuncLit:
		return target{fn: f.syntax[x]}
	case *ast.Ident:
		return f.declared(f.pass.TypesInfo.Uses[x])
	case *ast.SelectorExpr:
		return f.declared(f.pass.TypesInfo.Uses[x.Sel])
	case *ast.IndexExpr:
		return f.function(x.X, depth-1)
	case *ast.CallExpr:
		return f.called(x, depth)
	}
	return target{}
}

// declared returns a function that is declared: of this package, or of another.
func (f *finder) declared(obj types.Object) target {
	fn, ok := obj.(*types.Func)
	if !ok {
		return target{}
	}
	if decl := f.decls[fn.Origin()]; decl != nil {
		return target{fn: f.syntax[decl]}
	}
	if fn.Pkg() == f.pass.Pkg {
		return target{} // a method of an interface
	}
	return target{obj: fn}
}

// called returns the function that a call hands back: the argument that it wraps, or
// what a function of this package returns.
func (f *finder) called(c *ast.CallExpr, depth int) target {
	if f.pass.TypesInfo.Types[c.Fun].IsType() && len(c.Args) == 1 {
		return f.function(c.Args[0], depth-1)
	}
	fn := f.callee(c)
	if fn == nil {
		return target{}
	}
	isFunc := func(e ast.Expr) bool {
		t := f.pass.TypesInfo.TypeOf(e)
		if t == nil {
			return false
		}
		_, ok := t.Underlying().(*types.Signature)
		return ok
	}
	if decl := f.decls[fn.Origin()]; decl != nil && decl.Body != nil {
		for _, ret := range returns(decl.Body) {
			for _, res := range ret.Results {
				if isFunc(res) {
					if got := f.function(res, depth-1); got != (target{}) {
						return got
					}
				}
			}
		}
	}
	for _, arg := range c.Args {
		if isFunc(arg) {
			if got := f.function(arg, depth-1); got != (target{}) {
				return got
			}
		}
	}
	return target{}
}

// returns are the return statements of a body itself, not of literals in it.
func returns(body *ast.BlockStmt) []*ast.ReturnStmt {
	var out []*ast.ReturnStmt
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			out = append(out, n)
		}
		return true
	})
	return out
}

// around returns the nodes around a node, the innermost first.
func (f *finder) around(n ast.Node) []ast.Node {
	for _, file := range f.pass.Files {
		if file.FileStart <= n.Pos() && n.Pos() < file.FileEnd {
			path, _ := astutil.PathEnclosingInterval(file, n.Pos(), n.End())
			return path
		}
	}
	return nil
}
