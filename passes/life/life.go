// Package life says how long what was done is remembered, and for how long it may
// be done again.
//
// A key that is forgotten before the last replay does not stand in its way. The
// life of a key is read off the calls that set it, with all durations folded; how
// long a replay is possible is read off the configuration, the provider of the
// key, a constant of the package, or is at least the floor for what moves money.
package life

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/roles"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Analyzer gives the []*Life of each package.
var Analyzer = &analysis.Analyzer{
	Name: "idemlife",
	Doc:  "idemlife: how long keys are remembered, and how long they are needed",
	Requires: []*analysis.Analyzer{
		config.Analyzer, roles.Analyzer, ssabody.Analyzer, origin.Analyzer, rerun.Analyzer, effect.Analyzer,
	},
	FactTypes:  []analysis.Fact{(*IdemLife)(nil)},
	Run:        run,
	ResultType: reflect.TypeFor[[]*Life](),
}

// Fault is what is wrong with a life.
type Fault string

// The faults of a life.
const (
	None        Fault = ""
	Unit        Fault = "unit"        // the number is taken for another unit of time
	Overwritten Fault = "overwritten" // the outcome is remembered for less time than the claim
	Horizon     Fault = "horizon"     // it may be done again when it is forgotten
	Floor       Fault = "floor"       // what moves money is forgotten sooner than is usual
)

// A Life is a place that sets how long a key is remembered.
type Life struct {
	Fn   *ssa.Function
	Pos  token.Pos // of the call's parenthesis, or of the field's value
	Who  string    // what remembers: "Client.SetNX"
	Key  string    // the key's shape, `"job:" + id`; "" if it is not seen
	Span time.Duration
	Expr string // how the length of time is written where it is set: "seenTTL"

	Fault      Fault
	Confidence config.Confidence
	Why        string // one line: what is wrong, or why silent
	Need       Need   // with Overwritten, Horizon and Floor: how long it should be
	Written    string // with Unit: the number, and the unit it was meant in
}

// A Need is how long something has to be remembered.
type Need struct {
	Span time.Duration
	What string    // why: "Stripe sends an event again", "deadLetterRetention"
	Pos  token.Pos // where it is said, or NoPos
	At   string    // as "jobs.go:12", with Pos

	weak bool // a default that is often set to something else
}

func run(pass *analysis.Pass) (any, error) {
	r := pass.ResultOf[roles.Analyzer].(*roles.Roles)
	org := pass.ResultOf[origin.Analyzer].(*origin.Result)
	if !r.Own || !org.Solved() && !r.Used(func(obj types.Object) bool { return told(pass, obj) }) {
		return []*Life(nil), nil
	}
	return config.Safely(pass, nil, func() []*Life {
		if !org.Look() {
			return nil
		}
		f := &finder{
			pass:     pass,
			settings: pass.ResultOf[config.Analyzer].(*config.Settings),
			roles:    r,
			org:      org,
			again:    pass.ResultOf[rerun.Analyzer].(*rerun.Result),
			effects:  pass.ResultOf[effect.Analyzer].(*effect.Result).Effects,
			body:     pass.ResultOf[ssabody.Analyzer].(*ssabody.Package),
			facts:    make(map[*ssa.Function]*IdemLife),
		}
		f.fold = newFolder(f.body)
		return f.lives()
	})
}

// told reports whether another package has told of a parameter that is a life.
func told(pass *analysis.Pass, obj types.Object) bool {
	fn, ok := obj.(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg() != pass.Pkg && pass.ImportObjectFact(fn, new(IdemLife))
}

// A finder looks for the lives of one package.
type finder struct {
	pass     *analysis.Pass
	settings *config.Settings
	roles    *roles.Roles
	org      *origin.Result
	again    *rerun.Result
	effects  []*effect.Effect
	body     *ssabody.Package
	fold     *folder
	facts    map[*ssa.Function]*IdemLife // of this package

	exprs   map[token.Pos]*ast.CallExpr // by their parenthesis
	callers map[*ssa.Function][]ssa.CallInstruction
	needs   []Need // constants of the package that say how long a replay is possible
	needed  bool   // needs is filled in
}

// lives finds what sets a life, judges it, and exports what callers must know.
func (f *finder) lives() []*Life {
	var sites []*site
	for _, fn := range f.body.Funcs() {
		sites = append(sites, f.find(fn)...)
	}
	sites = f.throughCallers(sites)
	f.export()
	return f.judge(sites)
}

// A site is a Life with what its judge has to know.
type site struct {
	Life
	instr ssa.Instruction
	call  ssa.CallInstruction // nil: a field
	value ssa.Value           // what says how long

	index int // of the argument that says how long; -1: it is none

	role   string       // claim, record, memory
	unit   string       // of a number: s, ms
	scale  int64        // or how many nanoseconds one of it is, of a parameter
	byName bool         // it is known by its name only
	stable bool         // the key is what a delivery is known by
	ref    bool         // only the life is set: Expire
	keep   bool         // the life stays as it was
	shape  string       // the key's shape with its constant text, "" if none is constant
	orgs   []origin.Org // where the key comes from
	state  string       // the constant text that is stored, "" if it is not constant
	token  bool         // what is stored is new each time: an owner's token
	names  []string     // what says what is remembered: of functions, types, keys, constants
	fixed  *catalog.Life
}
