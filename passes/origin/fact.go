package origin

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// IdemOrigin is the summary of a function for other packages.
type IdemOrigin struct {
	Res   []ResultFact
	Mut   []MutFact
	Sinks []SinkFact
	// Stored are the parameters that are stored together, a key among them.
	Stored []Ref
	Self   []int // the only result is what one of these parameters points to: a builder's
}

// A ResultFact says where something in a result comes from.
type ResultFact struct {
	Result int
	Path   []string
	Orgs   []OrgFact
	Tmpl   []PieceFact
}

// A MutFact says what a function writes into what a parameter points to.
type MutFact struct {
	Param int
	Path  []string
	Orgs  []OrgFact
}

// A SinkFact says that something in a parameter reaches a key slot.
type SinkFact struct {
	Ref     Ref
	Partial bool // see [Slot.Partial]
	Level   catalog.SlotLevel
	Slot    string // "IdempotencyKey"
	Callee  string // whose key it is: "paymentintent.New"
	Store   string // see [Slot.Store]
	Again   bool   // see [Slot.Again]
	Verb    string
	Class   catalog.NameClass
	At      string // where: "pay/pay.go:31"
	Via     []string
}

// An OrgFact is an [Org] without positions of its package.
type OrgFact struct {
	Kind                                       Kind
	Ref                                        Ref
	What, Category, At                         string
	Grain                                      time.Duration
	Via                                        []string
	Fallback, Kept, Mapped, Weak, Part, Choice bool
	Row, Stored                                string
}

// A PieceFact is a [Piece] of a key's shape.
type PieceFact struct {
	Text, Hole string
	Hash       bool
	Orgs       []OrgFact
}

// AFact marks the type as a fact.
func (*IdemOrigin) AFact() {}

func (f *IdemOrigin) String() string {
	var parts []string
	for _, r := range f.Res {
		parts = append(parts, fmt.Sprintf("%s ← %s", strings.Join(append([]string{fmt.Sprintf("result %d", r.Result)}, r.Path...), "."), orgNames(r.Orgs)))
	}
	for _, m := range f.Mut {
		parts = append(parts, fmt.Sprintf("%s ← %s", Ref{m.Param, m.Path}, orgNames(m.Orgs)))
	}
	for _, p := range f.Self {
		parts = append(parts, "returns "+Ref{Param: p}.String())
	}
	for _, r := range f.Stored {
		parts = append(parts, "stores "+r.String())
	}
	for _, s := range f.Sinks {
		parts = append(parts, fmt.Sprintf("%s → %s of %s", s.Ref, s.Slot, s.Callee))
	}
	return strings.Join(parts, "; ")
}

func orgNames(orgs []OrgFact) string {
	var names []string
	for _, o := range orgs {
		switch o.Kind {
		case Param:
			names = append(names, o.Ref.String())
		case Const:
			names = append(names, "const")
		default:
			names = append(names, o.Kind.String()+" "+o.What)
		}
	}
	return strings.Join(names, ", ")
}

func toFact(orgs []Org) []OrgFact {
	out := make([]OrgFact, 0, len(orgs))
	for _, o := range orgs {
		if o.Kind == Opaque || o.Kind == Seq {
			o = Org{Kind: Opaque, What: o.What}
		}
		out = append(out, OrgFact{o.Kind, o.Ref, o.What, o.Category, o.At, o.Grain, o.Via, o.Fallback, o.Kept, o.Mapped, o.Weak, o.Part, o.Choice, o.Row, o.Stored})
	}
	return out
}

func fromFact(orgs []OrgFact) []Org {
	out := make([]Org, 0, len(orgs))
	for _, o := range orgs {
		out = append(out, Org{Kind: o.Kind, Ref: o.Ref, What: o.What, Category: o.Category, At: o.At, Grain: o.Grain, Via: o.Via,
			Fallback: o.Fallback, Kept: o.Kept, Mapped: o.Mapped, Weak: o.Weak, Part: o.Part, Choice: o.Choice, Row: o.Row, Stored: o.Stored})
	}
	return out
}

// exportFacts exports the summaries of the functions that other packages can call.
func (e *evaluator) exportFacts(pass *analysis.Pass) {
	for _, fn := range e.body.Funcs() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || !exported(obj) || strings.HasSuffix(e.fset.Position(obj.Pos()).Filename, "_test.go") {
			continue
		}
		if f := e.factOf(fn); f != nil {
			fact.Export(pass, obj, f)
		}
	}
}

// exported reports whether other packages can call fn: by name, or as a method
// of a type that they can be handed.
func exported(fn *types.Func) bool { return fn.Exported() }

func (e *evaluator) factOf(fn *ssa.Function) *IdemOrigin {
	f := &IdemOrigin{}
	results := fn.Signature.Results()
	e.steps = 0 // one budget for all of a function's facts
	self := e.self(fn)
	for k := range results.Len() {
		if len(self) > 0 {
			break // the caller goes on with what it gave
		}
		for _, p := range e.worthFact(fn, k, 0) {
			e.cut = noCut
			v := e.result(fn, k, p).sorted()
			v = v.each(func(o *Org) { e.noteSaved(fn, o) })
			if telling(v) {
				f.Res = append(f.Res, ResultFact{k, p, toFact(v.Orgs), toPieces(v.Tmpl)})
			}
		}
	}
	for _, m := range e.mutations(fn) {
		if !e.worthPath(fn, m.path) || len(f.Mut) == maxOrgs {
			continue
		}
		e.cut = noCut
		if v := m.val(nil).sorted(); telling(v) {
			f.Mut = append(f.Mut, MutFact{m.param, m.path, toFact(v.Orgs)})
		}
	}
	f.Sinks = e.sinks(fn)
	f.Sinks = f.Sinks[:min(len(f.Sinks), maxOrgs)]
	if len(f.Mut) > 0 {
		f.Self = self
	}
	if e.mayStoreKey(fn) {
		if refs := e.storedParams(fn, 0); storesKey(fn, refs) {
			f.Stored = refs
		}
	}
	if len(f.Res)+len(f.Mut)+len(f.Sinks)+len(f.Stored) == 0 {
		return nil
	}
	return f
}

// noteSaved notes what fn stores a fresh value by that it gives back.
func (e *evaluator) noteSaved(fn *ssa.Function, o *Org) {
	if o.Kind != Fresh || o.Row != "" || o.Stored != "" {
		return
	}
	if o.Stored = e.savedBy(fn, *o, false, 0); o.Stored == "" {
		o.Row = e.savedBy(fn, *o, true, 0)
	}
}

// telling reports whether a caller learns something from v: that the value
// changes between attempts, or which parameters it is made of.
func telling(v Val) bool {
	return slices.ContainsFunc(v.Orgs, func(o Org) bool { return o.Volatile() || o.Kind == Param || o.Kind == Received })
}

// below returns what is left of p under prefix.
func (p path) below(prefix path) (path, bool) {
	if len(p) < len(prefix) || !slices.Equal(p[:len(prefix)], prefix) {
		return nil, false
	}
	return p[len(prefix):], true
}

func toPieces(tmpl []Piece) []PieceFact {
	var out []PieceFact
	for _, p := range tmpl {
		out = append(out, PieceFact{p.Text, p.Hole, p.Hash, toFact(p.Orgs)})
	}
	return out
}

func fromPieces(tmpl []PieceFact) []Piece {
	var out []Piece
	for _, p := range tmpl {
		out = append(out, Piece{p.Text, p.Hole, p.Hash, fromFact(p.Orgs)})
	}
	return out
}

// factResult answers for a function of another package from its fact.
func (e *evaluator) factResult(c ssa.CallInstruction, cl callee, k int, p path) (Val, bool) {
	f := e.imported(cl)
	if f == nil {
		return Val{}, false
	}
	var out Val
	known := false
	for _, r := range f.Res {
		if r.Result != k {
			continue
		}
		known = true
		if rest, ok := p.meets(r.Path); ok {
			v := below(Val{Orgs: fromFact(r.Orgs), Tmpl: fromPieces(r.Tmpl)}, rest)
			out.join(e.substitute(c, cl, v, p))
		}
	}
	return out, known
}

// below returns what is at p below a value that a fact tells of: where a function
// writes an object that only the callers know, they know the parts of it, too.
// What is new somewhere in the object need not be what is at p.
func below(v Val, p path) Val {
	if len(p) == 0 {
		return v
	}
	if slices.ContainsFunc(v.Orgs, Org.Volatile) {
		return unknown("a part of an object of which only the whole is known")
	}
	return v.each(func(o *Org) {
		if n := len(o.Ref.Path); o.Kind == Param && n > 0 && isCallStep(o.Ref.Path[n-1]) {
			o.Ref.Path = path(o.Ref.Path).then(p...)
		}
	})
}

func (e *evaluator) factMutations(c ssa.CallInstruction, cl callee) []mutation {
	f := e.imported(cl)
	if f == nil || cl.body != nil {
		return nil
	}
	var out []mutation
	for _, m := range f.Mut {
		out = append(out, mutation{m.Param, m.Path, changes, func(rest path) Val { return below(Val{Orgs: fromFact(m.Orgs)}, rest) }})
	}
	return out
}

func (e *evaluator) imported(cl callee) *IdemOrigin {
	if cl.obj == nil || cl.obj.Pkg() == nil || cl.obj.Pkg() == e.pkg {
		return nil
	}
	return e.facts[cl.obj]
}

// wouldTell reports whether a function's package would have told if result k, at
// p, could change or were made of parameters.
func (e *evaluator) wouldTell(cl callee, k int, p path) bool {
	if !e.hasFacts(cl.obj.Pkg()) || k >= cl.sig.Results().Len() {
		return false
	}
	return len(p) > 0 && isCallStep(p[0]) || len(p) == 0 && gotypes.IsText(cl.sig.Results().At(k).Type())
}

// hasFacts reports whether a package has told anything: foreign ones never do.
func (e *evaluator) hasFacts(pkg *types.Package) bool {
	if e.told == nil {
		e.told = make(map[*types.Package]bool)
		for obj := range e.facts {
			e.told[obj.Pkg()] = true
		}
	}
	return e.told[pkg]
}
