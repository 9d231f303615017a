package site

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
)

// A Double is a record that knows done or not: who comes while the work is done
// cannot tell it from work that was never begun.
type Double struct {
	Check      *guard.Event
	Pos        token.Pos // the branch
	Field      string    // "Done"
	Deed       ssa.CallInstruction
	Name       string // of the deed
	Record     *guard.Event
	Confidence config.Confidence
}

// doubles returns the branches of a function on a state that is either done or
// nothing, where what is done depends on them. What checkthenact says of the same
// look-up is not said twice.
func (w *world) doubles(fn *ssa.Function) []*Double {
	var out []*Double
	for _, t := range w.events().Tests(fn) {
		if t.Form != guard.State || t.Event.Role != guard.Check || !t.Event.Place.Durable() || t.Event.Cache || w.reportedElsewhere(t.Event) {
			continue
		}
		d := w.double(fn, &t)
		if d != nil && !slices.ContainsFunc(out, func(o *Double) bool { return o.Check == d.Check }) {
			out = append(out, d)
		}
	}
	return out
}

func (w *world) reportedElsewhere(e *guard.Event) bool {
	return slices.ContainsFunc(w.pass.ResultOf[UnguardedAnalyzer].([]*Unguarded), func(u *Unguarded) bool {
		return u.Owned && u.Check.Instr == e.Instr
	})
}

func (w *world) double(fn *ssa.Function, t *guard.Test) *Double {
	deed := w.deedAfter(fn, t)
	if deed == nil || w.claimedBefore(fn, deed) {
		return nil
	}
	for _, r := range w.events().Events(fn) {
		if (r.Role == guard.Record || r.Role == guard.Claim) && r.Place.Same(t.Event.Place) && after(deed, r.Instr) && w.onlyState(r, t.Field) {
			d := &Double{Check: t.Event, Pos: t.Pos(), Field: t.Field, Deed: deed, Name: deedName(deed), Record: r, Confidence: config.Medium}
			if !d.Pos.IsValid() {
				d.Pos = t.Event.Instr.Pos()
			}
			if !w.onceMeant(fn, t.Event) {
				return nil
			}
			return d
		}
	}
	return nil
}

// deedAfter returns what is done on one side of a branch only: an effect, or a
// function that is handed in.
func (w *world) deedAfter(fn *ssa.Function, t *guard.Test) ssa.CallInstruction {
	b := t.If.Block()
	for _, blk := range fn.DomPreorder() {
		for _, in := range blk.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok {
				continue
			}
			e := w.effectAt(c)
			if functionValue(c) == "" && (e == nil || e.Local || e.Key == effect.Keyed || e.Key == effect.Unseen) {
				continue
			}
			yes, no := leadsTo(b.Succs[0], blk), leadsTo(b.Succs[1], blk)
			if yes != no {
				return c
			}
		}
	}
	return nil
}

func leadsTo(from, to *ssa.BasicBlock) bool {
	if from == to {
		return true
	}
	seen := map[*ssa.BasicBlock]bool{}
	todo := []*ssa.BasicBlock{from}
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		if b == to {
			return true
		}
		if !seen[b] {
			seen[b] = true
			todo = append(todo, b.Succs...)
		}
	}
	return false
}

// claimedBefore reports whether something is claimed, locked or written on every way
// to a deed.
func (w *world) claimedBefore(fn *ssa.Function, deed ssa.CallInstruction) bool {
	return slices.ContainsFunc(w.events().Events(fn), func(e *guard.Event) bool {
		if e.Role == guard.Check && !e.Locks || e.Role == guard.Release || e.Role == guard.Tx {
			return false
		}
		return e.Instr.Block() != deed.Block() && e.Instr.Block().Dominates(deed.Block()) || comesBefore(e.Instr, deed)
	})
}

// onlyState reports whether a record writes a state that is the only one that this
// package ever writes there: true, or one word of the end.
func (w *world) onlyState(r *guard.Event, field string) bool {
	states := map[string]bool{}
	for _, text := range statesOf(r, field) {
		states[text] = true
	}
	if len(states) != 1 {
		return false
	}
	for _, fn := range w.events().Funcs() {
		for _, o := range w.events().Events(fn) {
			if o.Place.Same(r.Place) && (o.Role == guard.Record || o.Role == guard.Claim) {
				for _, text := range statesOf(o, field) {
					states[text] = true
				}
			}
		}
	}
	delete(states, "false")
	if len(states) != 1 {
		return false
	}
	for s := range states {
		return doneText(s) && s != ""
	}
	return false
}

// statesOf returns the constants that a record writes to a column.
func statesOf(e *guard.Event, field string) []string {
	var out []string
	same := func(column string) bool {
		return strings.EqualFold(strings.ReplaceAll(column, "_", ""), strings.ReplaceAll(field, "_", ""))
	}
	if e.Statement != nil {
		for _, c := range e.Statement.Columns {
			if (c.Role == sqltext.Inserted || c.Role == sqltext.Set) && c.Value.Kind == sqltext.Literal && same(c.Name) {
				out = append(out, strings.ToLower(c.Value.Text))
			}
		}
	}
	for _, p := range append(slices.Clone(e.Key), e.Value...) {
		if c, ok := p.Val.(*ssa.Const); ok && c.Value != nil && same(p.Column) {
			out = append(out, strings.ToLower(strings.Trim(c.Value.ExactString(), `"`)))
		}
	}
	return out
}

// onceMeant reports whether a look-up is there so that something is done once: by the
// names of the key, the place, the function and its types.
func (w *world) onceMeant(fn *ssa.Function, e *guard.Event) bool {
	if keyMeant(e) {
		return true
	}
	names := []string{e.Place.Name, e.Place.Sub, e.Name, fn.Name()}
	if recv := fn.Signature.Recv(); recv != nil {
		names = append(names, recv.Type().String())
	}
	return slices.ContainsFunc(names, func(n string) bool { return catalog.DedupName(lastElement(n)) })
}

// keyMeant reports whether what is looked up by is an idempotency key, by the name of
// the column, the value or the method.
func keyMeant(e *guard.Event) bool {
	method := e.Name
	if i := strings.LastIndexByte(method, '.'); i >= 0 {
		method = method[i+1:]
	}
	if _, by, ok := strings.Cut(method, "By"); ok && catalog.SlotName(by) >= catalog.S2 {
		return true
	}
	return slices.ContainsFunc(e.Key, func(p guard.Part) bool {
		if catalog.SlotName(p.Column) >= catalog.S2 || p.Val != nil && catalog.SlotName(fieldName(p.Val)) >= catalog.S2 {
			return true
		}
		return slices.ContainsFunc(strings.FieldsFunc(p.NF, func(r rune) bool { return strings.ContainsRune(`()+[]{}",.@/ `, r) }),
			func(n string) bool { return catalog.SlotName(n) >= catalog.S2 })
	})
}

func deedName(c ssa.CallInstruction) string {
	if name := functionValue(c); name != "" {
		return name
	}
	return callName(c)
}
