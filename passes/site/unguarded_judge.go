package site

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
)

// judge decides whether a check and its act are reported, and how surely.
func (u *unguarded) judge(fn *ssa.Function, f *Unguarded) {
	if f.Why = u.natural(f); f.Why != "" {
		return
	}
	if f.Why = u.cover(fn, f); f.Why != "" {
		return
	}
	score := u.evidence(fn, f)
	k := f.known()
	f.Confidence = grade(f, score, k)
	if f.Mutex != "" && f.Confidence > 0 && f.Category != LocalMemory {
		f.Confidence = f.Confidence.Down()
	}
	f.Why = fmt.Sprintf("once is meant (%d: %s), known as K%d", score, strings.Join(f.Evidence, ", "), k)
	if f.Confidence > 0 {
		f.Owned = true
		return
	}
	f.Why = fmt.Sprintf("too little says that once is meant (%d: %s)", score, strings.Join(f.Evidence, ", "))
}

// known says how surely check and act are what they are taken for.
func (f *Unguarded) known() int {
	k := f.Check.K
	switch {
	case f.Effect != nil:
		k = min(k, f.Effect.K)
	case f.Adds != nil:
		k = min(k, f.Adds.K)
	case f.Opaque != "":
		k = min(k, 2)
	case f.Record != nil:
		k = min(k, f.Record.K)
	}
	return k
}

func grade(f *Unguarded, score, k int) config.Confidence {
	outside := f.Effect != nil && !f.Effect.Local
	switch f.Category {
	case LookThenAct, LocalMemory:
		switch {
		case f.Opaque != "" && score < 3, f.Check.Shaped:
			return 0
		case f.onlyWrites():
			return recordOnly(f, score)
		case outside && !f.lasting() && score < 3:
			return low(score)
		case f.Record == nil:
			return 0
		}
	case StateThenAct:
		if f.Check.List {
			return 0 // a worker's list of what is to be done
		}
		if outside && !f.Effect.Money() {
			return low(score)
		}
	case FindOrCreate:
		if score < 3 {
			return low(score)
		}
		return config.Medium
	}
	switch {
	case score >= 3 && k >= 2:
		return config.High
	case score >= 2:
		return config.Medium
	}
	return low(score)
}

func low(score int) config.Confidence {
	if score >= 1 {
		return config.Low
	}
	return 0
}

// recordOnly grades a look that only a record follows: two of them may be all right
// where a constraint refuses the second.
func recordOnly(f *Unguarded, score int) config.Confidence {
	if f.Check.Place.Kind == guard.KV && score >= 2 {
		return config.Medium
	}
	if score >= 2 && f.Record.Insert {
		return config.Low
	}
	return 0
}

// lasting reports whether the effect cannot be taken back: money, what is sent, what
// the catalog calls irreversible.
func (f *Unguarded) lasting() bool {
	e := f.Effect
	return e.Money() || e.Class == catalog.Irreversible || e.Verb == "send" && e.K >= 2 || e.Verb == "create" && e.K == 3
}

// natural says why an act needs no guard at all.
func (u *unguarded) natural(f *Unguarded) string {
	switch e := f.Effect; {
	case e == nil:
	case e.Key == effect.Keyed && !namesObject(e) && !f.beside(e):
		return "the effect has a key"
	case e.Key == effect.Unseen && !e.Local:
		return "whether the effect has a key is not seen"
	case e.Verb == "request" || e.Verb == "call":
		return "it hands on what it is given"
	}
	if f.Check.Cache && f.Category == LookThenAct {
		return f.Check.Name + " looks into a cache"
	}
	if r := f.Record; r != nil && r.Life && f.onlyWrites() && f.dedupName() == "" {
		return "what is written expires: a cache"
	}
	return ""
}

// namesObject reports whether what was taken for a key by a weak name is what the
// effect is done to: the reference of the payment that is refunded.
func namesObject(e *effect.Effect) bool {
	return e.K < 3 && catalog.SlotName(e.Slot) < catalog.S2 && catalog.ActsOn(e.Verb)
}

// beside reports whether what was taken for a key by a weak name, the order of a
// receipt, is not what the code goes by: it looks elsewhere whether it was done. For
// money it may be a key all the same, unless only the memory of this process knows.
func (f *Unguarded) beside(e *effect.Effect) bool {
	return e.K < 3 && catalog.SlotName(e.Slot) < catalog.S2 && f.dedupName() != "" && (!e.Money() || f.Category == LocalMemory)
}

// evidence adds up what says that once only is meant.
func (u *unguarded) evidence(fn *ssa.Function, f *Unguarded) int {
	score := 0
	note := func(n int, why string) {
		score += n
		f.Evidence = append(f.Evidence, why)
	}
	score += 2 * len(f.Evidence)
	if n := f.dedupName(); n != "" {
		note(3, n+" remembers what was done")
	}
	if e := f.Effect; e != nil {
		if e.Slot != "" && !namesObject(e) && !f.beside(e) {
			note(3, e.Name+" takes a key")
		}
		if e.Money() || catalog.MoneyName(e.Name) {
			note(2, e.Name+" moves money")
		}
	}
	if n := f.moneyName(); n != "" && score < 2 {
		note(2, n+" is about money")
	}
	if f.Category == StateThenAct {
		note(2, "the state is moved afterwards")
	}
	if f.Category == FindOrCreate {
		note(2, "found or created")
	}
	if u.irreproducible(f) {
		note(2, "what is stored is new each time")
	}
	if f.Check.Cache && f.Category != EnoughThen {
		note(-2, "a cache")
	}
	if n := tests(fn.Name(), f.Check.Name, f.Check.Place.Name); n != "" {
		note(-3, n+" is for tests")
	}
	return score
}

// names are what check, record and place are called.
func (f *Unguarded) names() []string {
	out := []string{f.Check.Name, lastElement(f.Check.Place.Name), f.Check.Place.Sub}
	if f.Record != nil {
		out = append(out, f.Record.Name, f.Record.Place.Sub)
		for _, p := range slices.Concat(f.Record.Key, f.Record.Value) {
			out = append(out, p.Column)
		}
	}
	if f.Test != nil {
		out = append(out, f.Test.Field)
		out = append(out, keyNames(guard.Part{Val: f.Test.With})...)
	}
	for _, p := range f.Check.Key {
		out = append(out, p.Column)
		out = append(out, keyNames(p)...)
	}
	return out
}

// keyNames are the names in a key: the constant texts that it is put together with,
// and what the parameter or field is called that it is.
func keyNames(p guard.Part) []string {
	var out []string
	for i, text := range strings.Split(p.NF, `"`) {
		if i%2 == 1 {
			out = append(out, text)
		}
	}
	switch v := p.Val.(type) {
	case *ssa.Parameter:
		out = append(out, v.Name())
	case *ssa.UnOp:
		if at, ok := v.X.(*ssa.FieldAddr); ok {
			out = append(out, gotypes.FieldName(at.X.Type(), at.Field))
		}
	}
	return out
}

func lastElement(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }

func (f *Unguarded) dedupName() string {
	for _, n := range f.names() {
		if catalog.DedupName(n) || catalog.SlotName(n) >= catalog.S2 {
			return n
		}
	}
	return ""
}

func (f *Unguarded) moneyName() string {
	for _, n := range f.names() {
		if catalog.MoneyName(n) || catalog.BalanceName(n) || catalog.AmountName(n) {
			return n
		}
	}
	return ""
}

func tests(names ...string) string {
	for _, n := range names {
		if catalog.VetoName(n) && !catalog.CacheName(n) {
			return n
		}
	}
	return ""
}

// irreproducible reports whether what is recorded cannot be had again: a number that
// was drawn, a fresh id.
func (u *unguarded) irreproducible(f *Unguarded) bool {
	if f.Record == nil || f.Effect != nil || f.Adds != nil {
		return false
	}
	return slices.ContainsFunc(f.Record.Value, func(p guard.Part) bool { return p.Val != nil && u.drawn(p.Val, 8) })
}

func (u *unguarded) drawn(v ssa.Value, depth int) bool {
	if depth == 0 {
		return false
	}
	switch x := v.(type) {
	case *ssa.Call:
		if slices.ContainsFunc(u.effects[x], func(e *effect.Effect) bool { return e.Class == catalog.Accumulative }) {
			return true
		}
		for _, e := range u.guard.At(x) {
			if e.Delta {
				return true
			}
		}
		if len(x.Call.Args) > 0 && x.Call.Signature().Recv() != nil {
			return u.drawn(x.Call.Args[0], depth-1)
		}
		if x.Call.IsInvoke() {
			return u.drawn(x.Call.Value, depth-1)
		}
	case *ssa.Extract:
		return u.drawn(x.Tuple, depth-1)
	case *ssa.Convert:
		return u.drawn(x.X, depth-1)
	case *ssa.MakeInterface:
		return u.drawn(x.X, depth-1)
	case *ssa.ChangeType:
		return u.drawn(x.X, depth-1)
	case *ssa.Phi:
		return slices.ContainsFunc(x.Edges, func(e ssa.Value) bool { return u.drawn(e, depth-1) })
	}
	return false
}
