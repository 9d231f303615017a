package site

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
)

// An act is something that a function does, itself or through what it calls.
type act struct {
	at     ssa.Instruction // in the function
	event  *guard.Event
	effect *effect.Effect
	opaque string // a function value of this name is called
}

// deed reports whether an act does more than to note what was looked up: an effect, a
// function value, a record that adds to something else.
func (a act) deed(check *guard.Event) bool {
	if a.event == nil {
		return true
	}
	return a.event.Role == guard.Record && a.event.Delta && a.event.K == 3 && !a.event.Place.Same(check.Place)
}

// actsOf returns what fn does: its events and effects, those of the function literals
// in it, and the effects of the functions of this package that it calls.
func (u *unguarded) actsOf(fn *ssa.Function, depth int) []act {
	if out, ok := u.acts[fn]; ok {
		return out
	}
	u.acts[fn] = nil // a recursive call adds nothing
	var out []act
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			for _, e := range u.effects[in] {
				out = append(out, act{at: in, effect: e})
			}
			for _, e := range u.guard.At(in) {
				out = append(out, act{at: in, event: e})
			}
			if c, ok := in.(ssa.CallInstruction); ok {
				out = append(out, u.called(c, depth)...)
			}
		}
	}
	for _, anon := range fn.AnonFuncs {
		if at := u.guard.Runner(anon); at != nil {
			for _, a := range u.actsOf(anon, depth) {
				out = append(out, act{at: at, event: a.event, effect: a.effect, opaque: a.opaque})
			}
		}
	}
	u.acts[fn] = out
	return out
}

// called returns what a called function of this package does to the world, or that a
// function value is called.
func (u *unguarded) called(c ssa.CallInstruction, depth int) []act {
	callee := c.Common().StaticCallee()
	if callee == nil {
		if name := functionValue(c); name != "" {
			return []act{{at: c, opaque: name}}
		}
		return nil
	}
	if depth == 0 || len(callee.Blocks) == 0 || callee.Parent() != nil {
		return nil
	}
	var out []act
	for _, a := range u.actsOf(callee, depth-1) {
		if a.effect != nil || a.opaque != "" {
			out = append(out, act{at: c, effect: a.effect, opaque: a.opaque})
		}
	}
	return out
}

// functionValue names the parameter or field whose function is called, if it can
// fail; "" if the call is of something else.
func functionValue(c ssa.CallInstruction) string {
	if c.Common().IsInvoke() {
		return ""
	}
	fails := false
	for r := range c.Common().Signature().Results().Variables() {
		fails = fails || gotypes.IsError(r.Type())
	}
	if !fails {
		return ""
	}
	switch v := c.Common().Value.(type) {
	case *ssa.Parameter:
		return v.Name()
	case *ssa.FreeVar:
		return v.Name()
	case *ssa.UnOp:
		switch x := v.X.(type) {
		case *ssa.FieldAddr:
			return gotypes.FieldName(x.X.Type(), x.Field)
		case *ssa.FreeVar:
			return x.Name()
		}
	}
	return ""
}

// existence pairs a branch on whether something is there with what is done where it
// is not.
func (u *unguarded) existence(fn *ssa.Function, t *guard.Test) []*Unguarded {
	if t.Absent == nil {
		return nil
	}
	var records, deeds []act
	for _, a := range u.actsOf(fn, 3) {
		if a.at == t.Event.Instr || guard.Controls(t.If, a.at) != t.Absent {
			continue
		}
		switch {
		case a.deed(t.Event):
			deeds = append(deeds, a)
		case a.event.Role == guard.Record && u.notes(t.Event, a.event):
			records = append(records, a)
		}
	}
	noted := (*guard.Event)(nil)
	for _, r := range records {
		noted = r.event
	}
	var out []*Unguarded
	for _, d := range deeds {
		f := &Unguarded{Category: LookThenAct, Check: t.Event, Test: t, Effect: d.effect, Adds: d.event, Opaque: d.opaque, Record: noted, Pos: t.Event.Instr.Pos()}
		if t.Event.Place.Kind == guard.Memory {
			f.Category = LocalMemory
		}
		out = append(out, f)
	}
	keyed := slices.ContainsFunc(deeds, func(d act) bool { return d.effect != nil && surelyKeyed(d.effect) })
	if noted != nil && !keyed && t.Event.Place.Kind != guard.Memory {
		out = append(out, &Unguarded{Category: LookThenAct, Check: t.Event, Test: t, Record: noted, Pos: t.Event.Instr.Pos()})
	}
	return out
}

// notes reports whether a record notes what a check looks up. Of one interface and one
// noun it is taken to, where the keys cannot be compared.
func (u *unguarded) notes(check, e *guard.Event) bool {
	if u.guard.Same(check, e) {
		return true
	}
	return check.Place.Kind == guard.Noun && check.Place == e.Place && check.Place.Sub != "" &&
		(slices.ContainsFunc(check.Key, opaque) || slices.ContainsFunc(e.Key, opaque))
}

// opaque reports whether what is in a value is not known: a struct that is made
// elsewhere.
func opaque(p guard.Part) bool {
	return p.NF == "" || p.Val != nil && gotypes.StructOf(p.Val.Type()) != nil
}

// surelyKeyed reports whether an effect has a key that is known for one by more than
// a weak name, or that the receiver of money may go by.
func surelyKeyed(e *effect.Effect) bool {
	return e.Key == effect.Keyed && (e.K == 3 || e.Money() || catalog.SlotName(e.Slot) >= catalog.S2)
}

// state pairs a branch on the state of a row with what is done in that state, where
// the row is written afterwards.
func (u *unguarded) state(fn *ssa.Function, t *guard.Test) []*Unguarded {
	if t.Event.Place.Kind == guard.Memory {
		return nil
	}
	acts := u.actsOf(fn, 3)
	var noted *guard.Event
	for _, a := range acts {
		if a.event != nil && a.event.Role == guard.Record && guard.Controls(t.If, a.at) != nil && a.at != t.Event.Instr &&
			u.guard.Same(t.Event, a.event) && u.moves(t, a) {
			noted = a.event
		}
	}
	if noted == nil {
		return nil
	}
	var out []*Unguarded
	for _, a := range acts {
		if !a.deed(t.Event) || a.opaque != "" || guard.Controls(t.If, a.at) == nil {
			continue
		}
		out = append(out, &Unguarded{Category: StateThenAct, Check: t.Event, Test: t, Effect: a.effect, Adds: a.event, Record: noted, Pos: t.Pos()})
	}
	return out
}

// sufficiency pairs a comparison of what is there with an amount, and a write that
// takes or adds that amount.
func (u *unguarded) sufficiency(fn *ssa.Function, t *guard.Test) []*Unguarded {
	amounts := u.amounts(t)
	var out []*Unguarded
	for _, a := range u.actsOf(fn, 3) {
		if guard.Controls(t.If, a.at) == nil || a.at == t.Event.Instr {
			continue
		}
		if e := a.event; e != nil && e.Role == guard.Record && u.takes(e, t.Event, amounts) {
			f := &Unguarded{Category: EnoughThen, Check: t.Event, Test: t, Record: e, Pos: t.Pos()}
			for _, d := range u.actsOf(fn, 3) {
				if d.at == a.at && d.effect != nil && d.effect.Local {
					f.Effect = d.effect
				}
			}
			out = append(out, f)
		}
	}
	return out
}

// takes reports whether a record takes or adds one of the amounts, or is one more of
// the rows that the check counted.
func (u *unguarded) takes(record, check *guard.Event, amounts []string) bool {
	oneMore := record.Insert && record.Place.Same(check.Place)
	if oneMore && check.Count {
		return true
	}
	return (record.Delta || oneMore) &&
		slices.ContainsFunc(slices.Concat(record.Key, record.Value), func(p guard.Part) bool { return slices.Contains(amounts, p.NF) })
}

// amounts are the forms of what is compared with what was read: n of left < n and of
// spent+n > limit.
func (u *unguarded) amounts(t *guard.Test) []string {
	var out []string
	var add func(v ssa.Value, depth int)
	add = func(v ssa.Value, depth int) {
		if _, ok := v.(*ssa.Const); ok || depth == 0 {
			return
		}
		if b, ok := v.(*ssa.BinOp); ok {
			add(b.X, depth-1)
			add(b.Y, depth-1)
			return
		}
		if !u.guard.From(v, t.Event) {
			if nf := u.guard.Form(v); nf != "" {
				out = append(out, nf)
			}
		}
	}
	if b, ok := t.If.Cond.(*ssa.BinOp); ok {
		add(b.X, 3)
		add(b.Y, 3)
	}
	return out
}

func isNumeric(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}
