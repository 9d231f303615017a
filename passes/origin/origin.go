// Package origin says where a value comes from, with the path it took.
//
// It is a backward analysis over SSA, on demand: from a key slot through locals,
// phis, conversions, fields, maps, slices, closures and calls to what brought the
// value in. Functions are summarised; summaries cross packages as facts. It is a
// may analysis for what changes between attempts: one arm suffices, and an
// unknown arm takes nothing away. Where the model ends it says unknown.
package origin

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemorigin",
	Doc:        "idemorigin: where the values in key slots come from",
	Requires:   []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer},
	FactTypes:  []analysis.Fact{(*IdemOrigin)(nil)},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
}

// A Result holds the key slots of one package and what is in them. Its methods
// are for other passes, which may ask at the same time; rules go by what these say.
type Result struct {
	Slots []*Slot // in the order of the functions in the source

	mu sync.Mutex // held by each method: they share what they have found

	solved bool   // the package has to do with keys, sources or effects by itself
	look   func() // finds the slots of a package that has not been looked at
	eval   *evaluator
	byCall map[ssa.CallInstruction][]*Slot // Slots by their call, made when first asked for
}

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	if !r.Own {
		return &Result{}, nil
	}
	res := &Result{}
	res.look = func() {
		res.eval = newEvaluator(pass, r, pass.ResultOf[ssabody.Analyzer].(*ssabody.Package))
		for _, fn := range res.eval.body.Funcs() {
			res.Slots = append(res.Slots, res.eval.slots(fn)...)
		}
	}
	if !r.Relevant && !r.Used(func(obj types.Object) bool { return told(pass, obj) }) {
		return res, nil
	}
	return config.Safely(pass, &Result{}, func() *Result {
		res.look()
		res.solved = true
		res.eval.exportFacts(pass)
		return res
	})
}

// Look finds the slots of a package that has nothing to do with keys by itself,
// for a pass that knows better: it calls what has an effect elsewhere. Such a
// package has no facts to tell. It reports whether the package can be looked at:
// foreign ones cannot.
func (r *Result) Look() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.eval == nil && r.look != nil {
		r.look()
	}
	return r.eval != nil
}

// told reports whether another package has told where obj's values come from.
func told(pass *analysis.Pass, obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg() != pass.Pkg && pass.ImportObjectFact(fn, new(IdemOrigin))
}
