package rerun

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// mayTeach reports, from syntax and types alone, whether a package may hold a
// retry helper: a function that was handed something to run, with a loop, or a
// call of itself, in which a function value is called or handed on; or a method
// that calls a method of its own name in a loop.
func mayTeach(fset *token.FileSet, files []*ast.File, info *types.Info) bool {
	t := &teaching{info}
	for _, file := range files {
		if strings.HasSuffix(fset.Position(file.Package).Filename, "_test.go") {
			continue // nobody imports it
		}
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if ok && fn.Body != nil && (t.runsInput(fn) && t.runsInLoop(fn) || t.decorates(fn)) {
				return true
			}
		}
	}
	return false
}

type teaching struct{ info *types.Info }

// runsInput reports whether fn calls or hands on a function that it was handed:
// a parameter, a field of one, or an operation behind an interface.
func (t *teaching) runsInput(fn *ast.FuncDecl) bool {
	inputs := map[types.Object]bool{}
	for _, l := range []*ast.FieldList{fn.Recv, fn.Type.Params} {
		if l == nil {
			continue
		}
		for _, f := range l.List {
			for _, name := range f.Names {
				inputs[t.info.Defs[name]] = true
			}
		}
	}
	found := false
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if x, ok := n.(ast.Expr); ok && !found {
			found = inputs[t.base(x)] && t.runnable(x)
		}
		return !found
	})
	return found
}

// decorates reports whether a method calls a method of its own name in a loop.
func (t *teaching) decorates(fn *ast.FuncDecl) bool {
	if fn.Recv == nil {
		return false
	}
	found := false
	for _, l := range t.loops(fn) {
		ast.Inspect(l, func(n ast.Node) bool {
			if c, ok := n.(*ast.CallExpr); ok {
				sel, ok := ast.Unparen(c.Fun).(*ast.SelectorExpr)
				found = found || ok && sel.Sel.Name == fn.Name.Name
			}
			return !found
		})
	}
	return found
}

// base is the object that a chain of selectors begins with.
func (t *teaching) base(x ast.Expr) types.Object {
	for range 8 {
		switch f := ast.Unparen(x).(type) {
		case *ast.SelectorExpr:
			x = f.X
		case *ast.Ident:
			return t.info.Uses[f]
		default:
			return nil
		}
	}
	return nil
}

// runnable reports whether x is a variable, parameter or field of a function type,
// or an operation behind an interface.
func (t *teaching) runnable(x ast.Expr) bool {
	var id *ast.Ident
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		if s := t.info.Selections[x]; s != nil && s.Kind() == types.MethodVal {
			return isOperation(s.Recv()) && !gotypes.IsError(s.Recv())
		}
		id = x.Sel
	default:
		return false
	}
	v, ok := t.info.Uses[id].(*types.Var)
	if !ok {
		return false
	}
	_, ok = v.Type().Underlying().(*types.Signature)
	return ok
}

// runsInLoop reports whether something that can be run is called or handed on in
// code that may run more than once in a call of fn.
func (t *teaching) runsInLoop(fn *ast.FuncDecl) bool {
	found := false
	for _, l := range t.loops(fn) {
		ast.Inspect(l, func(n ast.Node) bool {
			if c, ok := n.(*ast.CallExpr); ok && !found {
				found = t.runnable(c.Fun)
				for _, arg := range c.Args {
					found = found || t.runnable(arg)
				}
			}
			return !found
		})
	}
	return found
}

// loops returns the loops of fn, or all of it where a label or a call of itself
// may lead back.
func (t *teaching) loops(fn *ast.FuncDecl) []ast.Node {
	var loops []ast.Node
	self := t.info.Defs[fn.Name]
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			loops = append(loops, n)
			return false
		case *ast.LabeledStmt:
			loops = append(loops, fn.Body)
			return false
		case *ast.Ident:
			if self != nil && t.info.Uses[n] == self {
				loops = append(loops, fn.Body)
			}
		}
		return true
	})
	return loops
}
