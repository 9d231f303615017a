// Package recon finds jobs that reconcile payments with another account of them,
// and whether they say how old the oldest open one is.
//
// How many are open says little: ten that are a minute old are the day's work, one
// that is a month old is money that is lost. A reconciler of desired and actual
// state, as an operator has it, is no such job.
package recon

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the []*Job of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemrecon",
	Doc:        "idemrecon: jobs that reconcile payments, and what they say of their age",
	Requires:   []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer, origin.Analyzer, rerun.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[[]*Job](),
}

// A Job is a reconciliation of payments that says how many, and not how old.
type Job struct {
	Fn   *ssa.Function
	Name string              // "Reconciler.reconcilePending"
	Sink ssa.CallInstruction // the first call that says how many
	Kind string              // of the sink: count, level, log

	Scheduled bool // it is seen to run by a clock
	Provider  bool // it asks another party about each record
}

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	if !r.Own || !named(pass.Pkg) || operator(pass.Pkg, r) {
		return []*Job(nil), nil
	}
	return config.Safely(pass, nil, func() []*Job {
		org := pass.ResultOf[origin.Analyzer].(*origin.Result)
		if !org.Look() || showsAge(pass) {
			return nil
		}
		f := &finder{pass, r, org, pass.ResultOf[rerun.Analyzer].(*rerun.Result), pass.ResultOf[ssabody.Analyzer].(*ssabody.Package)}
		var out []*Job
		for _, fn := range f.body.Funcs() {
			if j := f.job(fn); j != nil && !slices.ContainsFunc(out, func(o *Job) bool { return o.Sink == j.Sink }) {
				out = append(out, j)
			}
		}
		return out
	})
}

// named reports whether a function or type of the package is named like a
// reconciliation.
func named(pkg *types.Package) bool {
	for _, name := range pkg.Scope().Names() {
		if catalog.ReconcileName(name) {
			return true
		}
		if tn, ok := pkg.Scope().Lookup(name).(*types.TypeName); ok {
			if t, ok := tn.Type().(*types.Named); ok {
				for m := range t.Methods() {
					if catalog.ReconcileName(m.Name()) {
						return true
					}
				}
			}
		}
	}
	return false
}

// operator reports whether a package imports a library whose reconcilers bring about
// a desired state.
func operator(pkg *types.Package, r *roles.Roles) bool {
	return slices.ContainsFunc(pkg.Imports(), func(imp *types.Package) bool {
		lib := r.Library(imp.Path())
		return lib != nil && slices.ContainsFunc(lib.Handlers, func(h catalog.Handler) bool { return h.Kind == "reconcile" })
	})
}

// showsAge reports whether anything of the package is named like an age, or a
// statement in it asks for one. A job of another function may be the one that tells.
func showsAge(pass *analysis.Pass) bool {
	for id, obj := range pass.TypesInfo.Defs {
		if obj != nil && catalog.AgeName(id.Name) {
			return true
		}
	}
	found := false
	for _, file := range pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.BasicLit:
				found = found || n.Kind == token.STRING && (catalog.AgeSQL(n.Value) || len(n.Value) < 64 && catalog.AgeName(n.Value))
			}
			return !found
		})
	}
	return found
}

type finder struct {
	pass  *analysis.Pass
	roles *roles.Roles
	org   *origin.Result
	again *rerun.Result
	body  *ssabody.Package
}

// job looks at one function: it is named like a reconciliation, is about money, goes
// through many, says how many, and computes no age.
func (f *finder) job(fn *ssa.Function) *Job {
	if fn.Parent() != nil || fn.Object() == nil || !catalog.ReconcileName(fn.Name()) {
		return nil
	}
	reach := f.reach(fn, 2)
	if !f.aboutMoney(fn, reach) || !slices.ContainsFunc(reach, loops) || slices.ContainsFunc(reach, f.ages) {
		return nil
	}
	j := &Job{Fn: fn, Name: nameOf(fn)}
	for _, in := range reach {
		for _, c := range calls(in) {
			if kind := f.sink(c); kind != "" && j.Sink == nil {
				j.Sink, j.Kind = c, kind
			}
		}
	}
	if j.Sink == nil {
		return nil
	}
	j.Scheduled = f.scheduled(fn)
	j.Provider = f.asksEach(reach)
	return j
}

func nameOf(fn *ssa.Function) string {
	if obj, ok := fn.Object().(*types.Func); ok {
		return gotypes.FuncName(obj)
	}
	return fn.Name()
}

// reach returns a function, the literals in it, and what it calls in this package.
func (f *finder) reach(fn *ssa.Function, depth int) []*ssa.Function {
	var out []*ssa.Function
	var walk func(fn *ssa.Function, depth int)
	walk = func(fn *ssa.Function, depth int) {
		if fn == nil || len(fn.Blocks) == 0 || slices.Contains(out, fn) {
			return
		}
		out = append(out, fn)
		for _, anon := range fn.AnonFuncs {
			walk(anon, depth)
		}
		if depth > 0 {
			for _, c := range calls(fn) {
				walk(c.Common().StaticCallee(), depth-1)
			}
		}
	}
	walk(fn, depth)
	return out
}

// callees are the functions that a call may call.
func (f *finder) callees(c ssa.CallInstruction) []*types.Func {
	if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
		return nil
	}
	return f.org.Callees(c)
}

func calls(fn *ssa.Function) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok {
				out = append(out, c)
			}
		}
	}
	return out
}
