package rerun

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// agreed returns what all implementations of an interface's method run again: the
// types of this package, not those of its tests, and of the packages that it
// imports. It is empty where they differ or none is seen.
func (a *solver) agreed(c *ssa.CallCommon) []Run {
	iface, ok := c.Value.Type().Underlying().(*types.Interface)
	if !ok || !takesFunc(c.Method) {
		return nil
	}
	var out []Run
	for i, m := range a.implementations(iface, c.Method) {
		runs := a.ofMethod(m)
		if i == 0 {
			out = runs
		} else {
			out = both(out, runs)
		}
	}
	return out
}

// ofMethod returns what a declared method runs again.
func (a *solver) ofMethod(m *types.Func) []Run {
	if fn := a.pkg.Prog.FuncValue(m); fn != nil && len(a.runs[fn]) > 0 {
		return a.runs[fn]
	}
	if rows := a.known.Func(m); rows != nil && len(rows.Reruns) > 0 {
		var out []Run
		for _, row := range rows.Reruns {
			if row.Body.Root == catalog.Arg && row.Body.N < m.Signature().Params().Len() {
				typ := m.Signature().Params().At(row.Body.N).Type()
				out = append(out, Run{Param: row.Body.N, Path: bodyPath(row.Body, typ), Mode: string(modeOf(row.Kind))})
			}
		}
		return out
	}
	return a.imported[m]
}

func takesFunc(fn *types.Func) bool {
	for p := range fn.Signature().Params().Variables() {
		switch typ := p.Type().Underlying().(type) {
		case *types.Signature:
			return true
		case *types.Interface:
			if typ.NumMethods() == 1 && !gotypes.IsError(p.Type()) {
				return true
			}
		}
	}
	return false
}

// implementations returns the methods that implement method of iface.
func (a *solver) implementations(iface *types.Interface, method *types.Func) []*types.Func {
	if ms, ok := a.methods[method]; ok {
		return ms
	}
	var out []*types.Func
	for _, pkg := range append([]*types.Package{a.pkg.Pkg}, a.pkg.Pkg.Imports()...) {
		scope := pkg.Scope()
		for _, n := range scope.Names() {
			tn, ok := scope.Lookup(n).(*types.TypeName)
			if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) || a.inTest(tn) {
				continue
			}
			ptr := types.NewPointer(tn.Type())
			obj, _, _ := types.LookupFieldOrMethod(ptr, false, pkg, method.Name())
			if m, ok := obj.(*types.Func); ok && types.Implements(ptr, iface) {
				out = append(out, m.Origin())
			}
		}
	}
	a.methods[method] = out
	return out
}

func (a *solver) inTest(obj types.Object) bool {
	return strings.HasSuffix(a.fset.Position(obj.Pos()).Filename, "_test.go")
}

// both returns the runs that stand in both lists.
func both(x, y []Run) []Run {
	var out []Run
	for _, r := range x {
		for _, s := range y {
			if r.Param == s.Param && r.Path == s.Path {
				out = append(out, r)
			}
		}
	}
	return out
}
