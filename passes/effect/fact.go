package effect

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/fact"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/origin"
)

// IdemEffect says what a function does to the world, for other packages.
type IdemEffect struct{ Does []Done }

// A Done is an [Effect] without positions of its package. Of a key that is a
// parameter's the caller knows more: see [origin.SinkFact].
type Done struct {
	Class     catalog.Class
	Verb      string
	Name      string
	K         int
	Key       KeyState
	Slot      string
	FromParam bool
	Local     bool
	Named     bool
	At        string
	Via       []string
}

// AFact marks the type as a fact.
func (*IdemEffect) AFact() {}

func (f *IdemEffect) String() string {
	var out []string
	for _, d := range f.Does {
		key := "key " + d.Key.String()
		if d.FromParam {
			key = "key from a parameter"
		}
		s := fmt.Sprintf("%s %s by %s, %s", d.Class, d.Verb, d.Name, key)
		if len(d.Via) > 0 {
			s += ", via " + strings.Join(d.Via, ", ")
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

// maxDone bounds a fact: what a function does first stands for the rest.
const maxDone = 4

// maxVia is how many calls away an effect is followed.
const maxVia = 3

// A summary is what is known of a function of this package.
type summary struct {
	own  []*Effect
	done bool

	all  []*Effect // with those of the functions it calls
	open bool
	full bool
}

func (f *finder) summary(fn *ssa.Function) *summary {
	if f.of[fn] == nil {
		f.of[fn] = &summary{}
	}
	return f.of[fn]
}

// reached returns the unguarded effects of a function and of those of this
// package that it calls, at most three calls deep. A function that calls itself
// adds nothing to its own.
func (f *finder) reached(fn *ssa.Function) []*Effect {
	s := f.summary(fn)
	if s.full {
		return s.all
	}
	if s.open {
		return nil
	}
	s.open = true
	defer func() { s.open = false }()
	own := f.effects(fn)
	var all []*Effect
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok || len(all) >= maxDone {
				continue
			}
			for _, e := range own {
				if e.Call == c && !e.Handed && f.guard(fn, e) == "" {
					all = append(all, e)
				}
			}
			callee := c.Common().StaticCallee()
			if callee == nil || len(callee.Blocks) == 0 || callee.Synthetic != "" {
				continue
			}
			deeper := f.reached(callee)
			if len(deeper) == 0 || newGuards(f, within(fn)).before(c, 3) != "" {
				continue
			}
			for _, e := range deeper {
				if len(e.Via) == maxVia {
					continue
				}
				all = append(all, f.seenFrom(fn, c, callee.Name(), e))
			}
		}
	}
	if len(all) > maxDone {
		all = all[:maxDone]
	}
	s.all, s.full = all, true
	return all
}

// within says of an instruction whether it stands in fn.
func within(fn *ssa.Function) func(ssa.Instruction) bool {
	return func(in ssa.Instruction) bool { return in.Parent() == fn }
}

// ofFunc returns what a function does, of this package or of another.
func (f *finder) ofFunc(obj *types.Func) []*Effect {
	if obj.Pkg() == f.pass.Pkg {
		if fn := f.body.SSA().Prog.FuncValue(obj); fn != nil {
			return f.reached(fn)
		}
		return nil
	}
	var known IdemEffect
	if !f.pass.ImportObjectFact(obj, &known) {
		return nil
	}
	var out []*Effect
	for _, d := range known.Does {
		e := &Effect{Name: d.Name, Class: d.Class, Verb: d.Verb, K: d.K, Key: d.Key, Slot: d.Slot, Local: d.Local, Named: d.Named, At: d.At, Via: d.Via}
		if d.FromParam {
			e.Key = Keyed
		}
		out = append(out, e)
	}
	return out
}

// seenFrom returns an effect as the caller of the function that has it sees it.
// A key that comes in through a parameter is the caller's: what it hands over is
// in a slot of this call.
func (f *finder) seenFrom(fn *ssa.Function, c ssa.CallInstruction, through string, e *Effect) *Effect {
	out := *e
	out.Fn, out.Call = fn, c
	if out.At == "" && e.Call != nil {
		out.At = f.at(e.Call)
	}
	out.Via = append([]string{through}, e.Via...)
	if len(out.Via) > maxVia {
		out.Via = out.Via[:maxVia]
	}
	if out.Key == Keyed {
		var keys []origin.Key
		for _, k := range f.org.KeysAt(c) {
			if k.Level >= catalog.S2 {
				keys = append(keys, k)
			}
		}
		if len(keys) > 0 {
			out.Key, out.Slot = NoSlot, ""
			f.join(&out, keys)
		}
	}
	return &out
}

// imported returns what a function of another own package does, as seen here.
func (f *finder) imported(fn *ssa.Function, c ssa.CallInstruction, obj *types.Func) []*Effect {
	if obj.Pkg() == nil || obj.Pkg() == f.pass.Pkg {
		return nil
	}
	var out []*Effect
	for _, e := range f.ofFunc(obj.Origin()) {
		seen := f.seenFrom(fn, c, gotypes.FuncName(obj), e)
		seen.Why = "by what " + gotypes.FuncName(obj) + " does"
		out = append(out, seen)
	}
	return out
}

// leftEmpty returns the effects of a function of this package whose key is left
// to the caller, where this call leaves it empty. Its other effects stand in it.
func (f *finder) leftEmpty(fn *ssa.Function, c ssa.CallInstruction, callee *ssa.Function) []*Effect {
	s := f.summary(callee)
	if s.open {
		return nil
	}
	s.open = true
	defer func() { s.open = false }()
	var out []*Effect
	for _, e := range f.effects(callee) {
		if e.Key != Keyed || !f.keyFromParam(e) || f.guard(callee, e) != "" {
			continue
		}
		seen := f.seenFrom(fn, c, callee.Name(), e)
		if seen.Key == Absent || seen.Key == Empty {
			seen.Why = "by what " + callee.Name() + " does"
			out = append(out, seen)
		}
	}
	return out
}

// exportFacts exports what the functions do that other packages can call. What is
// known by its name alone stays here.
func (f *finder) exportFacts() {
	for _, fn := range f.body.Funcs() {
		obj, ok := fn.Object().(*types.Func)
		if !ok || fn.Parent() != nil || !obj.Exported() || strings.HasSuffix(f.pass.Fset.Position(obj.Pos()).Filename, "_test.go") {
			continue
		}
		var known IdemEffect
		for _, e := range f.reached(fn) {
			d := Done{Class: e.Class, Verb: e.Verb, Name: e.Name, K: e.K, Key: e.Key, Slot: e.Slot, Local: e.Local, Named: e.Named, At: e.At, Via: e.Via}
			if d.At == "" {
				d.At = f.at(e.Call)
			}
			if e.Key == Keyed {
				d.FromParam = f.keyFromParam(e)
			}
			if e.K >= 2 && e.Key != Unseen && (e.Key != Keyed || d.FromParam) && !slices.ContainsFunc(known.Does, d.same) {
				known.Does = append(known.Does, d)
			}
		}
		if len(known.Does) > 0 {
			fact.Export(f.pass, obj, &known)
		}
	}
}

func (d Done) same(o Done) bool { return d.Name == o.Name && d.At == o.At }

// keyFromParam reports whether an effect's key is a parameter's and nothing else.
func (f *finder) keyFromParam(e *Effect) bool {
	found := false
	for _, k := range f.org.KeysAt(e.Call) {
		if k.Level < catalog.S2 || k.State != origin.Set {
			continue
		}
		for _, o := range k.Val.Orgs {
			if o.Kind != origin.Param && o.Kind != origin.Const {
				return false
			}
			found = true
		}
	}
	return found
}
