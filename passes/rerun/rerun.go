// Package rerun says what runs again: retry loops, functions handed to retry
// wrappers, and entry points that the environment repeats.
//
// A loop is a retry only if the failure of a call turns it again, the success of
// the same call can leave it, and the call is given the same payload each time.
// Event loops, worker loops, ranges over different items, paging and reconnects
// are none, and neither is a loop that turns only after a definite refusal.
package rerun

import (
	"reflect"

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
	FactTypes:  []analysis.Fact{new(IdemRerunRuns)},
}

func run(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, &Result{}, func() *Result {
		r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
		if !r.Own || !r.Relevant && !mayWrap(pass.Files) && !r.Used(hasFact(pass)) {
			return &Result{}
		}
		s := newSolver(pass.Fset, r, pass.ResultOf[ssabody.Analyzer].(*ssabody.Package).Funcs())
		s.importFacts(pass)
		s.solve()
		s.export(pass)
		return &Result{s}
	})
}
