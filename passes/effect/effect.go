// Package effect says which calls change the world: what they do, how surely that
// is known, and under which key.
//
// A call is known by a directive, the catalog or the text of its SQL; else, where
// it goes through an interface of the user's own, by the type of a parameter, by
// a strong key slot or by what all implementations do; else by its name, which is
// weak evidence. Reading, setting an absolute value and deleting are no effects
// here: a repeat of them changes nothing.
package effect

import (
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the *Result of each package.
var Analyzer = &analysis.Analyzer{
	Name:       "idemeffect",
	Doc:        "idemeffect: which calls change the world, and under which key",
	Requires:   []*analysis.Analyzer{config.Analyzer, roles.Analyzer, ssabody.Analyzer, origin.Analyzer},
	FactTypes:  []analysis.Fact{(*IdemEffect)(nil), (*IdemWired)(nil)},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
}

// A Result holds the effects of one package.
type Result struct {
	Effects []*Effect // in the order of the source

	f  *finder
	mu sync.Mutex // over f, which fills itself in as it is asked: passes run at the same time
}

// Looked reports whether the package has to do with effects, here or elsewhere.
func (r *Result) Looked() bool { return r.f != nil }

// KeyState is what is known of the key of an effect.
type KeyState uint8

// The states of an effect's key.
const (
	NoSlot KeyState = iota // the call takes none
	Absent                 // it takes one, and nothing is put there
	Empty                  // an empty text is put there
	Auto                   // the SDK makes one by itself, for each call another
	Keyed                  // there is one, good or bad
	Unseen                 // not known
)

func (k KeyState) String() string {
	return [...]string{"none", "absent", "empty", "made by the SDK", "set", "unseen"}[k]
}

// An Effect is a call that changes the world, so that a repeat of it is seen.
type Effect struct {
	Fn    *ssa.Function
	Call  ssa.CallInstruction
	Name  string        // "mailer.Send"
	Class catalog.Class // keyed, accumulative or irreversible
	Verb  string        // charge, send, publish, create…
	K     int           // how surely it is known: 3 catalog, directive, SQL; 2 type, strong slot, implementations; 1 name
	Key   KeyState
	Slot  string   // the name of the key's slot, "" if there is none
	Local bool     // it changes a database, nothing outside
	Named bool     // what it does is known by its name alone, whatever is known of its key
	At    string   // "charge/charge.go:22", where the effect is in another package
	Via   []string // the functions between the call and the effect, outermost first, at most 3
	Why   string   // one line: how it is known

	Row    *catalog.Call // of the catalog or a directive, if the called function has one
	Wired  bool          // the call hands over the client that does it, for later
	Handed bool          // the call hands over a function that does it, as a value
}

// Money reports whether the effect moves money.
func (e *Effect) Money() bool { return catalog.MovesMoney(e.Verb) }

// handsOn reports whether the effect is whatever its caller sends: a transport's,
// an interceptor's.
func (e *Effect) handsOn() bool { return e.Verb == "request" || e.Verb == "call" }

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	f := &finder{
		settings: pass.ResultOf[config.Analyzer].(*config.Settings),
		owned:    make(map[*types.Package]bool),
		pass:     pass,
		roles:    r,
		org:      pass.ResultOf[origin.Analyzer].(*origin.Result),
		body:     pass.ResultOf[ssabody.Analyzer].(*ssabody.Package),
		of:       make(map[*ssa.Function]*summary),
		typed:    make(map[*types.Func]typed),
	}
	if !r.Own || !f.org.Solved() && !r.Used(f.known) {
		return &Result{}, nil
	}
	return config.Safely(pass, &Result{}, func() *Result {
		if !f.org.Look() {
			return &Result{}
		}
		res := &Result{f: f}
		for _, fn := range f.body.Funcs() {
			res.Effects = append(res.Effects, f.effects(fn)...)
		}
		f.exportFacts()
		f.exportWired(res.Effects)
		return res
	})
}

// known reports whether another package has told what a function does.
func (f *finder) known(obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg() != f.pass.Pkg &&
		(f.pass.ImportObjectFact(fn, new(IdemEffect)) || f.pass.ImportObjectFact(fn, new(IdemWired)))
}

type finder struct {
	settings *config.Settings
	owned    map[*types.Package]bool // what own has answered
	pass     *analysis.Pass
	roles    *roles.Roles
	org      *origin.Result
	body     *ssabody.Package
	of       map[*ssa.Function]*summary

	typed   map[*types.Func]typed                   // by method of an interface
	slots   map[*ssa.Function][]*origin.Slot        // key slots, by function
	callers map[*ssa.Function][]ssa.CallInstruction // static calls in this package, by what they call
}

// effects returns what fn's own calls do.
func (f *finder) effects(fn *ssa.Function) []*Effect {
	s := f.summary(fn)
	if s.done {
		return s.own
	}
	s.done = true
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok {
				s.own = append(s.own, f.classify(fn, c)...)
			}
		}
	}
	return s.own
}

// own reports whether a package is the user's own code: this one, or one whose
// files stand where own code does.
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

func (f *finder) at(c ssa.Instruction) string {
	return config.Place(f.pass.Fset, f.pass.Pkg, c.Pos())
}

// canFail reports whether a function returns an error: what cannot fail is not
// tried again.
func canFail(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if gotypes.IsError(r.Type()) {
			return true
		}
	}
	return false
}
