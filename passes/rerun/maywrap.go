package rerun

import (
	"go/ast"
	"go/types"
)

// mayWrap reports, from syntax and types alone, whether a package may hold a retry
// helper or an interceptor: a loop, or a function that calls itself, in which a
// function value or the only method of an interface is called or handed on.
func mayWrap(files []*ast.File, info *types.Info) bool {
	for _, file := range files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			if handsOnIn(loopsOf(fn, info), info) {
				return true
			}
		}
	}
	return false
}

// loopsOf returns the code of fn that may run more than once in a call: the loops,
// or all of it where it calls itself.
func loopsOf(fn *ast.FuncDecl, info *types.Info) []ast.Node {
	var loops []ast.Node
	self := info.Defs[fn.Name]
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			loops = append(loops, n)
			return false
		case *ast.LabeledStmt:
			loops = append(loops, fn.Body) // a goto may lead back
			return false
		case *ast.Ident:
			if self != nil && info.Uses[n] == self {
				loops = append(loops, fn.Body)
			}
		}
		return true
	})
	return loops
}

// handsOnIn reports whether a variable that can be run is called or handed on.
func handsOnIn(loops []ast.Node, info *types.Info) bool {
	found := false
	for _, l := range loops {
		ast.Inspect(l, func(n ast.Node) bool {
			c, ok := n.(*ast.CallExpr)
			if !ok || found {
				return !found
			}
			found = runs(c.Fun, info)
			for _, arg := range c.Args {
				found = found || isFuncVar(arg, info)
			}
			return !found
		})
	}
	return found
}

// runs reports whether a called expression is a function variable, or the only
// method of an interface.
func runs(fun ast.Expr, info *types.Info) bool {
	if isFuncVar(fun, info) {
		return true
	}
	sel, ok := ast.Unparen(fun).(*ast.SelectorExpr)
	if !ok {
		return false
	}
	s := info.Selections[sel]
	if s == nil || s.Kind() != types.MethodVal {
		return false
	}
	iface, ok := s.Recv().Underlying().(*types.Interface)
	return ok && iface.NumMethods() == 1 && !isError(s.Recv())
}

// isFuncVar reports whether x is a variable, parameter or field of a function type.
func isFuncVar(x ast.Expr, info *types.Info) bool {
	var id *ast.Ident
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	default:
		return false
	}
	v, ok := info.Uses[id].(*types.Var)
	if !ok {
		return false
	}
	_, ok = v.Type().Underlying().(*types.Signature)
	return ok
}
