// Package rerun says what runs again: retry loops, functions handed to retry
// wrappers, and entry points that the environment repeats.
//
// A loop is a retry only if the failure of a call turns it again, the success of
// the same call can leave it, and the call is given the same payload each time.
// Event loops, worker loops, ranges over different items, paging and reconnects
// are none, and neither is a loop that turns only after a definite refusal.
package rerun

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemrerun",
	Doc:        "idemrerun: what runs again, by kind and grade",
	Requires:   []*analysis.Analyzer{roles.Analyzer, ssabody.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(IdemRerunRuns), new(IdemRerunClient)},
}

func run(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, &Result{}, func() *Result {
		r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
		if !r.Own {
			return &Result{}
		}
		imported, remote := importFacts(pass)
		// The closure holds values, never the pass: it may run in another analyzer.
		fset, body := pass.Fset, pass.ResultOf[ssabody.Analyzer].(*ssabody.Package)
		res := &Result{solve: sync.OnceValue(func() *solver {
			s := newSolver(fset, r, body.Funcs())
			s.imported, s.remote = imported, remote
			s.solve()
			return s
		})}
		// Facts must be exported now; all else can wait until a rule asks.
		if mayTeach(pass.Fset, pass.Files, pass.TypesInfo) || r.Used(repeats(r, imported, remote)) {
			res.solve().export(pass)
		}
		return res
	})
}

// repeats reports whether an object is a function that runs an argument again or
// makes a client that repeats, or holds such a client, by the catalog, a directive
// or a fact.
func repeats(r *roles.Roles, imported map[*types.Func][]Run, remote map[types.Object]*IdemRerunClient) func(types.Object) bool {
	return func(obj types.Object) bool {
		if remote[obj] != nil {
			return true
		}
		fn, ok := obj.(*types.Func)
		if !ok {
			return false
		}
		rows := r.Func(fn)
		return rows != nil && len(rows.Reruns) > 0 || len(imported[fn]) > 0
	}
}
