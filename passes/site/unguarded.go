package site

import (
	"go/token"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/schema"
)

// CheckThenAct is a rule that can own an effect.
const CheckThenAct = "checkthenact"

// UnguardedAnalyzer gives the []*Unguarded of each package.
var UnguardedAnalyzer = &analysis.Analyzer{
	Name:       "idemunguarded",
	Doc:        "idemunguarded: what is looked up, and then done without being claimed",
	Requires:   []*analysis.Analyzer{config.Analyzer, effect.Analyzer, guard.Analyzer, schema.Analyzer},
	Run:        runUnguarded,
	ResultType: reflect.TypeFor[[]*Unguarded](),
}

// The kinds of Unguarded.
const (
	LookThenAct  = "existence"      // it is not there: do it
	StateThenAct = "state"          // it is in the right state: do it, then move the state
	EnoughThen   = "sufficiency"    // there is enough: take it
	LostUpdate   = "lost-update"    // read, computed, written back
	LocalMemory  = "local-memory"   // a map of this process guards what is outside of it
	FindOrCreate = "find-or-create" // one call that looks and then inserts
)

// An Unguarded is a check and what depends on it, with nothing between that only one
// of two requests can pass.
type Unguarded struct {
	Category   string
	Check      *guard.Event
	Test       *guard.Test    // the branch; nil of LostUpdate and FindOrCreate
	Effect     *effect.Effect // what is done, if it is more than a record
	Adds       *guard.Event   // or the record that adds to something else
	Opaque     string         // or the name of the function value that does it
	Record     *guard.Event   // where it is noted or written back, if that is seen
	Pos        token.Pos      // where it is reported
	Confidence config.Confidence
	Why        string   // one line: why it counts, or why it is silent
	Evidence   []string // what says that once only is meant
	Mutex      string   // a lock of this process that is held
	Owned      bool     // it may be reported; of those with an Effect its owner decides
}

func runUnguarded(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, nil, func() []*Unguarded {
		u := newUnguarded(pass)
		var out []*Unguarded
		for _, fn := range u.guard.Funcs() {
			out = append(out, u.of(fn)...)
		}
		return oneOfEach(out)
	})
}

func newUnguarded(pass *analysis.Pass) *unguarded {
	u := &unguarded{
		guard:   pass.ResultOf[guard.Analyzer].(*guard.Result),
		schema:  pass.ResultOf[schema.Analyzer].(*schema.Result),
		effects: make(map[ssa.Instruction][]*effect.Effect),
		acts:    make(map[*ssa.Function][]act),
	}
	for _, e := range pass.ResultOf[effect.Analyzer].(*effect.Result).Effects {
		u.effects[e.Call] = append(u.effects[e.Call], e)
	}
	return u
}

// unguarded looks for what is not guarded in one package.
type unguarded struct {
	schema  *schema.Result
	guard   *guard.Result
	effects map[ssa.Instruction][]*effect.Effect
	acts    map[*ssa.Function][]act
	callers map[*ssa.Function][]ssa.CallInstruction
}

// of returns what is not guarded in one function.
func (u *unguarded) of(fn *ssa.Function) []*Unguarded {
	if len(u.guard.Events(fn)) == 0 {
		return nil
	}
	var out []*Unguarded
	for _, t := range u.guard.Tests(fn) {
		if t.Event.Role != guard.Check {
			continue
		}
		switch t.Form {
		case guard.Existence:
			out = append(out, u.existence(fn, &t)...)
		case guard.State:
			out = append(out, u.state(fn, &t)...)
		case guard.Sufficiency:
			out = append(out, u.sufficiency(fn, &t)...)
		}
	}
	out = append(out, u.lostUpdates(fn)...)
	out = append(out, u.findOrCreate(fn)...)
	for _, f := range out {
		u.judge(fn, f)
	}
	return out
}

// oneOfEach leaves one finding for each check and for each effect: the surest.
func oneOfEach(all []*Unguarded) []*Unguarded {
	best := func(same func(a, b *Unguarded) bool) {
		for i, a := range all {
			for _, b := range all[i+1:] {
				if a.Owned && b.Owned && same(a, b) {
					lose := b
					if b.Confidence > a.Confidence {
						lose = a
					}
					lose.Owned, lose.Why = false, "it is reported with another"
				}
			}
		}
	}
	best(func(a, b *Unguarded) bool { return a.Check == b.Check })
	best(func(a, b *Unguarded) bool { return a.Effect != nil && a.Effect == b.Effect })
	slices.SortStableFunc(all, func(a, b *Unguarded) int { return int(a.Pos - b.Pos) })
	return all
}

// unguarded bids for an effect that depends on a check that claims nothing.
func (w *world) unguarded(s *Effect) *Bid {
	all, _ := w.pass.ResultOf[UnguardedAnalyzer].([]*Unguarded)
	for _, u := range all {
		if u.Owned && u.Effect == s.Effect {
			return &Bid{Rule: CheckThenAct, Confidence: u.Confidence, Why: u.Why, Found: u}
		}
	}
	return nil
}
