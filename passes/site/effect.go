package site

import (
	"cmp"
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/origin"
	"github.com/idemlint/idemlint/passes/rerun"
	"github.com/idemlint/idemlint/passes/ssabody"
	"github.com/idemlint/idemlint/passes/tool"
	"github.com/idemlint/idemlint/passes/txn"
)

// EffectAnalyzer gives the []*Effect of each package.
var EffectAnalyzer = &analysis.Analyzer{
	Name:       "idemeffectsite",
	Doc:        "idemeffectsite: one record per effect, and the rule that owns it",
	Requires:   []*analysis.Analyzer{config.Analyzer, ssabody.Analyzer, origin.Analyzer, effect.Analyzer, guard.Analyzer, rerun.Analyzer, tool.Analyzer, txn.Analyzer, UnguardedAnalyzer, ClaimedAnalyzer, Analyzer},
	Run:        runEffects,
	ResultType: reflect.TypeFor[[]*Effect](),
}

// An Effect is a call that changes the world with what decides about it.
type Effect struct {
	*effect.Effect
	Owner      string // the rule that may report it; "" if nothing is wrong
	Why        string // one line: why this owner, or why silent
	Confidence config.Confidence
	Found      any    // what the owner needs for its message: see its bidder
	Lost       []*Bid // what the other rules say of it, in the order of owners

	Region  *rerun.Region  // what repeats it
	Itself  bool           // the called client repeats it by itself
	Regions []rerun.Region // what else repeats it
	Same    []*Effect      // what else is done in the region, or through other calls of the same function
	Guard   string         // what keeps a repeat from doing it again, "" if nothing is seen
	ID      string         // an expression that names the intent, "" if none is at hand
}

func runEffects(pass *analysis.Pass) (any, error) {
	return config.Safely(pass, nil, func() []*Effect {
		w := &world{
			pass:  pass,
			done:  pass.ResultOf[effect.Analyzer].(*effect.Result),
			again: pass.ResultOf[rerun.Analyzer].(*rerun.Result),
			keys:  pass.ResultOf[Analyzer].([]*Site),
			tools: pass.ResultOf[tool.Analyzer].([]*tool.Tool),
			org:   pass.ResultOf[origin.Analyzer].(*origin.Result),
		}
		if len(w.done.Effects) > 0 {
			w.run = newProgram(pass.ResultOf[ssabody.Analyzer].(*ssabody.Package))
		}
		var out []*Effect
		for _, e := range w.done.Effects {
			s := &Effect{Effect: e, Why: "nothing is seen to repeat it"}
			w.decide(s)
			out = append(out, s)
		}
		for _, s := range w.increments() {
			if b := w.unguardedIncrement(s); b != nil {
				s.own(b)
				out = append(out, s)
			}
		}
		oneCause(pass, out)
		return out
	})
}

// unkeyedRetry bids for an effect that is repeated without a key and does harm so.
// It fills in what repeats the effect.
func (w *world) unkeyedRetry(s *Effect) *Bid {
	regions := w.again.At(s.Call)
	regions = slices.DeleteFunc(regions, func(r rerun.Region) bool {
		// What is handed over may not run where the call stands.
		return s.Handed && r.Pos != s.Call.Pos() || s.Wired != (r.Kind == rerun.Wiring)
	})
	best := config.Confidence(0)
	for i := range regions {
		g, why := s.grade(&regions[i])
		if g > best || s.Region == nil {
			best = g
			s.Region, s.Why = &regions[i], why
		}
	}
	if s.Region == nil {
		return nil
	}
	s.Itself = s.Region.Pos == s.Call.Pos() && !s.Handed
	s.Regions = slices.DeleteFunc(slices.Clone(regions), func(r rerun.Region) bool { return r.Pos == s.Region.Pos && r.Kind == s.Region.Kind })
	if best == 0 {
		return nil
	}
	if why := w.harmless(s); why != "" {
		s.Why = why
		return nil
	}
	s.ID = identity(s.Fn)
	return &Bid{Rule: UnkeyedRetry, Confidence: best, Why: s.Why}
}

// harmless says why a repeat of an effect by its region does no harm, or is another
// rule's; "" if it does.
func (w *world) harmless(s *Effect) string {
	switch s.Key {
	case effect.Keyed:
		return "it has a key: what is in it is a matter of other rules"
	case effect.Unseen:
		return "its key, or what names the intent in it, is not seen"
	case effect.Auto:
		if s.Itself {
			return "the SDK makes a key for its own tries"
		}
	}
	if s.Itself && w.done.OwnPolicy(s.Call) {
		return "the package says itself what the client tries again"
	}
	if s.Region.Once(s.Call) {
		return "it is done in the first turn only"
	}
	if s.Guard = w.done.Guard(s.Effect, inRegion(s.Region, w.again)); s.Guard != "" {
		return "a repeat is looked for: " + s.Guard
	}
	return ""
}

// inRegion says of an instruction whether the region repeats it.
func inRegion(r *rerun.Region, again *rerun.Result) func(ssa.Instruction) bool {
	return func(in ssa.Instruction) bool {
		return r.Contains(in) || slices.ContainsFunc(again.At(in), func(o rerun.Region) bool {
			return o.Pos == r.Pos && o.Kind == r.Kind && o.At == r.At
		})
	}
}

// grade says how surely a repeat by the region does harm; 0 is not at all.
func (s *Effect) grade(r *rerun.Region) (config.Confidence, string) {
	g := config.Confidence(0)
	switch {
	case s.Wired, r.Pos == s.Call.Pos() && r.Kind == rerun.Wrapper && !s.Handed:
		g = config.Low // the client's own tries follow what is mostly a refusal
		if s.Class == catalog.Keyed && s.K >= 2 && s.Verb != "request" {
			g = config.Medium
		}
	case r.Grade == 3:
		g = s.retried(r)
	case r.Grade == 2:
		g = s.redelivered()
	case s.K == 3 && s.Money():
		g = config.Low
	}
	return g, fmt.Sprintf("%s repeats it (R%d), known as K%d %s", r.What, r.Grade, s.K, s.Effect.Why)
}

// retried grades an effect in code that this program runs again after a failure.
func (s *Effect) retried(r *rerun.Region) config.Confidence {
	g := config.Medium
	if s.K >= 2 {
		g = config.High
	}
	switch {
	case s.Local:
		return 0 // a repeated delta is a matter of its own
	case s.Class == catalog.Accumulative, s.Verb == "post", s.Verb == "request", r.Mode != rerun.Retry && r.Mode != rerun.Step:
		g = g.Down()
	case s.K == 1 && s.Verb == "create":
		g = config.Low // by its name alone it may as well create under a name
	}
	return g
}

// redelivered grades an effect in a handler that gets its input again.
func (s *Effect) redelivered() config.Confidence {
	switch {
	case s.Local:
		return 0
	case s.Class == catalog.Accumulative, s.Verb == "post", s.Verb == "request":
		return config.Low // what receives at least once may well send at least once
	case s.K >= 2, s.Money(), s.Verb == "send":
		return config.Medium
	}
	return config.Low
}

// oneCause leaves one finding for what one region does, and for what several
// calls of one function do. Tests are apart: what they repeat must not stand for
// what the program does.
func oneCause(pass *analysis.Pass, sites []*Effect) {
	best := make(map[string]*Effect)
	for _, s := range sites {
		if s.Owner != UnkeyedRetry {
			continue
		}
		k := s.cause(pass)
		if b := best[k]; b == nil || s.Confidence > b.Confidence {
			best[k] = s
		}
	}
	for _, s := range sites {
		if b := best[s.cause(pass)]; s.Owner == UnkeyedRetry && b != s {
			s.Owner, s.Why = "", "it is reported with "+b.Name
			b.Same = append(b.Same, s)
		}
	}
	for _, b := range best {
		slices.SortFunc(b.Same, func(x, y *Effect) int { return cmp.Compare(x.Call.Pos(), y.Call.Pos()) })
	}
}

// cause is what sites with one remedy share: the function that has the effect, if
// that is another package's, else what repeats it.
func (s *Effect) cause(pass *analysis.Pass) string {
	if s.Region == nil {
		return ""
	}
	test := strings.HasSuffix(pass.Fset.Position(s.Call.Pos()).Filename, "_test.go")
	if s.At != "" {
		return fmt.Sprint(test, s.Name, " ", s.At)
	}
	return fmt.Sprint(test, s.Region.Kind, s.Region.Pos, s.Region.At)
}

// identity is an expression in fn that names the intent: a parameter that is
// named like an id, or such a field of one.
func identity(fn *ssa.Function) string {
	for f := fn; f != nil; f = f.Parent() {
		for i, p := range f.Params {
			if i == 0 && f.Signature.Recv() != nil {
				continue
			}
			if id := identityIn(p.Name(), p.Type()); id != "" {
				return id
			}
		}
	}
	return ""
}

func identityIn(name string, t types.Type) string {
	if name == "" || name == "_" {
		return ""
	}
	if b, ok := t.Underlying().(*types.Basic); ok {
		if b.Info()&(types.IsString|types.IsInteger) != 0 && catalog.IdentityName(name) {
			return name
		}
		return ""
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	for f := range s.Fields() {
		if b, ok := f.Type().Underlying().(*types.Basic); ok && b.Info()&(types.IsString|types.IsInteger) != 0 && catalog.IdentityName(f.Name()) {
			return name + "." + f.Name()
		}
		if f.Embedded() {
			if id := identityIn(name, f.Type()); id != "" && id != name {
				return id
			}
		}
	}
	return ""
}

// ExplainEffects says what is known of the effects on one line of a file: what
// they do and how that is known, the state of their keys, what repeats them, and
// which rule owns them or why none does. It returns no lines where there is none.
func ExplainEffects(pass *analysis.Pass, sites []*Effect, again *rerun.Result, filename string, line int) []string {
	var out []string
	for _, s := range sites {
		if p := pass.Fset.Position(s.Call.Pos()); p.Line != line || p.Filename != filename {
			continue
		}
		out = append(out, fmt.Sprintf("effect  %s: %s %s, K%d %s", s.Name, s.Class, s.Verb, s.K, s.Effect.Why))
		if len(s.Via) > 0 {
			out = append(out, "        at "+s.At+" via "+strings.Join(s.Via, ", "))
		}
		key := "key     " + s.Key.String()
		if s.Slot != "" {
			key += " (" + s.Slot + ")"
		}
		out = append(out, key)
		for _, r := range again.At(s.Call) {
			out = append(out, fmt.Sprintf("region  R%d %s %s at %s: %s", r.Grade, r.Kind, r.What, r.At, r.Why))
		}
		owner := "none"
		if s.Owner != "" {
			owner = s.Owner + ", " + s.Confidence.String()
		}
		out = append(out, "owner   "+owner+": "+s.Why)
		for _, b := range s.Lost {
			out = append(out, fmt.Sprintf("also    %s, %s: %s", b.Rule, b.Confidence, b.Why))
		}
	}
	return out
}
