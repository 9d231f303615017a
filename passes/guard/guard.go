// Package guard says which calls take part in keeping something from being done
// twice: they look whether it was done, claim it, record it, give it back, lock it,
// or put it in a transaction. Of each it says in which place, under which key, and
// which branch of the code knows what the answer was.
//
// An event is known by the catalog, a directive or the text of its SQL; else by what
// a function of the user's own does, in this package or by its fact; else, through
// an interface of the user's own, by what the implementations do or by its name,
// which is weak evidence. Maps and what is kept under a lock in memory are events
// of their own kind.
package guard

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
	"github.com/idemlint/idemlint/passes/txn"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemguard",
	Doc:        "idemguard: what is looked up, claimed, recorded and locked, and under which key",
	Requires:   []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer, origin.Analyzer, txn.Analyzer},
	FactTypes:  []analysis.Fact{(*IdemGuard)(nil)},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
}

// A Result answers for one package. Several passes may ask at the same time.
type Result struct {
	f  *finder
	mu sync.Mutex // over f, which fills itself in as it is asked
}

// Funcs returns the functions of the package that the other questions are about,
// in the order of the source, closures included; nil if the package has nothing to
// do with any store.
func (r *Result) Funcs() []*ssa.Function {
	if r.f == nil {
		return nil
	}
	return r.f.body.Funcs()
}

// Events returns the events of a function in the order of its blocks: its own, and
// at the calls that it makes those of the called functions, with At and Via.
func (r *Result) Events(fn *ssa.Function) []*Event {
	if r.f == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.events(fn)
}

// At returns the events of one instruction.
func (r *Result) At(in ssa.Instruction) []*Event {
	if r.f == nil || in.Parent() == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.f.events(in.Parent())
	return r.f.byInstr[in]
}

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	f := &finder{
		pass:     pass,
		roles:    r,
		org:      pass.ResultOf[origin.Analyzer].(*origin.Result),
		body:     pass.ResultOf[ssabody.Analyzer].(*ssabody.Package),
		tx:       pass.ResultOf[txn.Analyzer].(*txn.Result),
		of:       make(map[*ssa.Function]*summary),
		byInstr:  make(map[ssa.Instruction][]*Event),
		owned:    make(map[*types.Package]bool),
		settings: pass.ResultOf[config.Analyzer].(*config.Settings),
		around:   make(map[*ssa.Function]*ssa.MakeClosure),
		tested:   make(map[*ssa.Function][]Test),
	}
	if !r.Own || !f.org.Solved() && !r.Used(f.known) {
		return &Result{}, nil
	}
	return config.Safely(pass, &Result{}, func() *Result {
		if !f.org.Look() {
			return &Result{}
		}
		f.exportFacts()
		return &Result{f: f}
	})
}

// known reports whether another package has told what a function does.
func (f *finder) known(obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg() != f.pass.Pkg && f.pass.ImportObjectFact(fn, new(IdemGuard))
}

type finder struct {
	pass     *analysis.Pass
	roles    *roles.Roles
	org      *origin.Result
	body     *ssabody.Package
	tx       *txn.Result
	of       map[*ssa.Function]*summary
	byInstr  map[ssa.Instruction][]*Event
	settings *config.Settings
	owned    map[*types.Package]bool // what own has answered
	around   map[*ssa.Function]*ssa.MakeClosure
	tested   map[*ssa.Function][]Test
}

// own reports whether a package is the user's own code.
func (f *finder) own(pkg *types.Package) bool {
	if pkg == nil || pkg == f.pass.Pkg {
		return pkg != nil
	}
	own, ok := f.owned[pkg]
	if !ok {
		own = f.settings.OwnPackage(f.pass.Fset, pkg)
		f.owned[pkg] = own
	}
	return own
}

func (f *finder) at(in ssa.Instruction) string {
	return config.Place(f.pass.Fset, f.pass.Pkg, in.Pos())
}
