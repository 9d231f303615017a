package site

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/guard"
)

// recordedBefore reports whether something durable is written or claimed on every
// way to a call: in its function, or where that is called.
func (w *world) recordedBefore(c *ssa.Call, depth int) bool {
	for _, r := range w.records(c.Parent()) {
		if r.in.Block() != c.Block() && r.in.Block().Dominates(c.Block()) || comesBefore(r.in, c) {
			return true
		}
	}
	if depth == 0 {
		return false
	}
	return slices.ContainsFunc(w.callersOf(c.Parent()), func(caller *ssa.Call) bool { return w.recordedBefore(caller, depth-1) })
}

// A recording is a call that writes something durable.
type recording struct {
	in     ssa.Instruction
	name   string
	insert bool
	trail  bool // what it writes is a note of what has happened
}

// records returns the calls of a function that write something durable: by what the
// guards know, or by their names.
func (w *world) records(fn *ssa.Function) []recording {
	var out []recording
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok {
				continue
			}
			if r := w.recordingOf(c); r != nil {
				out = append(out, *r)
			}
		}
	}
	return out
}

func (w *world) recordingOf(c *ssa.Call) *recording {
	if catalog.RemoteName(receiverName(c)) && !w.storeKnown(c) {
		return nil // what is written elsewhere is no record of it here
	}
	for _, e := range w.events().At(c) {
		if e.Role != guard.Record && e.Role != guard.Claim || e.Cache || e.Place.Kind == guard.Memory || e.Delta {
			continue
		}
		trail := catalog.TrailName(e.Place.Name) || catalog.TrailName(e.Place.Sub) || catalog.TrailName(e.Name)
		return &recording{c, e.Name, e.Insert, trail}
	}
	if !c.Call.IsInvoke() || !gives(c, gotypes.IsError) {
		return nil
	}
	switch catalog.MethodClass("", c.Call.Method.Name()) {
	case catalog.RecordClass, catalog.SetClass:
		return &recording{c, callName(c), false, catalog.TrailName(receiverName(c))}
	}
	return nil
}

// storeKnown reports whether the catalog, or its SQL, knows what a call stores.
func (w *world) storeKnown(c *ssa.Call) bool {
	return slices.ContainsFunc(w.events().At(c), func(e *guard.Event) bool { return e.Row != nil || e.Statement != nil })
}

// gives reports whether a call has a result of a kind.
func gives(c *ssa.Call, is func(types.Type) bool) bool {
	for r := range c.Call.Signature().Results().Variables() {
		if is(r.Type()) {
			return true
		}
	}
	return false
}

// comesBefore reports whether a stands before b in their block.
func comesBefore(a, b ssa.Instruction) bool {
	if a.Block() != b.Block() {
		return false
	}
	return slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b)
}

// recordedAfter returns what records the outcome of a call after it: a new row, or,
// of what was made, a record that the call's answer is in.
func (w *world) recordedAfter(c *ssa.Call, making bool) *Intent {
	tainted := spread(c)
	given := roots(c)
	for _, r := range w.records(c.Parent()) {
		if r.trail || !after(c, r.in) {
			continue
		}
		handle, shared := false, false
		for _, v := range operandsOf(r.in) {
			handle = handle || tainted[v] || tainted[root(v)]
			shared = shared || given[root(v)]
		}
		if handle && making || r.insert && (handle || shared) {
			return &Intent{Record: r.in, Name: r.name, Handle: handle}
		}
	}
	return nil
}

// after reports whether control can come from a to b.
func after(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return comesBefore(a, b)
	}
	seen := map[*ssa.BasicBlock]bool{}
	todo := slices.Clone(a.Block().Succs)
	for len(todo) > 0 {
		blk := todo[0]
		todo = todo[1:]
		if blk == b.Block() {
			return true
		}
		if !seen[blk] {
			seen[blk] = true
			todo = append(todo, blk.Succs...)
		}
	}
	return false
}
