package site

import (
	"fmt"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
	"github.com/idemlint/idemlint/passes/guard"
	"github.com/idemlint/idemlint/passes/outcome"
)

// UnrecordedIntent is a rule that can own an effect.
const UnrecordedIntent = "unrecordedintent"

// An Intent is what unrecordedintent needs for its message.
type Intent struct {
	Record ssa.Instruction // what records the outcome, afterwards
	Name   string          // its name: "repo.Save"
	Handle bool            // what the effect answers is in it
	Caller string          // the function that records, if that is not the effect's own
}

// unrecordedIntent bids for an effect that nobody can undo or find again, whose
// outcome is recorded afterwards, and of which nothing is recorded before.
func (w *world) unrecordedIntent(s *Effect) *Bid {
	call, ok := s.Call.(*ssa.Call)
	making := s.Verb == "create" || s.Verb == "launch"
	if !ok || s.Local || s.Key == effect.Keyed || !making && !final(s) || recorded(call) {
		return nil
	}
	if a := outcome.Of(call); a != nil && handlesConflict(a, call.Parent()) {
		return nil
	}
	for depth, c := range w.handingOn(call) {
		if w.recordedBefore(c, 2) {
			return nil
		}
		in := w.recordedAfter(c, making)
		if in == nil {
			continue
		}
		if s.Key == effect.Unseen && (!in.Handle || !making || identified(call)) {
			return nil
		}
		if depth > 0 {
			in.Caller = c.Parent().Name()
		}
		b := &Bid{Rule: UnrecordedIntent, Confidence: config.Low, Found: in,
			Why: fmt.Sprintf("%s is the first record of it, known as K%d %s", in.Name, s.K, s.Effect.Why)}
		if s.Key != effect.Unseen && !s.Named || catalog.RemoteName(receiverName(call)) || final(s) && in.Handle {
			b.Confidence = config.Medium
		}
		return b
	}
	return nil
}

// final reports whether an effect cannot be taken back: money that has left.
func final(s *Effect) bool {
	switch s.Verb {
	case "payout", "transfer", "withdraw", "disburse", "remit", "pay":
		return true
	}
	return s.Money() && s.Class == catalog.Irreversible
}

// identified reports whether a call is given something here that may name the
// intent: an argument, or a field of a request that is made for it.
func identified(c *ssa.Call) bool {
	sig, args := c.Call.Signature(), c.Call.Args
	if !c.Call.IsInvoke() && sig.Recv() != nil {
		args = args[1:]
	}
	for i, arg := range args {
		if i < sig.Params().Len() && gotypes.IsText(arg.Type()) && catalog.IdentityName(sig.Params().At(i).Name()) {
			return true
		}
		a, ok := root(arg).(*ssa.Alloc)
		if !ok {
			continue
		}
		for _, r := range *a.Referrers() {
			fa, ok := r.(*ssa.FieldAddr)
			if !ok || !catalog.IdentityName(gotypes.FieldName(a.Type(), fa.Field)) {
				continue
			}
			if slices.ContainsFunc(*fa.Referrers(), func(u ssa.Instruction) bool { st, ok := u.(*ssa.Store); return ok && st.Addr == ssa.Value(fa) }) {
				return true
			}
		}
	}
	return false
}

// handlesConflict reports whether it is looked for that the thing was there before.
func handlesConflict(a *outcome.Answer, fn *ssa.Function) bool {
	return slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return a.At(b.Instrs[0]) == outcome.Conflict })
}

// handingOn returns a call and the calls of this package that hand its results on.
func (w *world) handingOn(call *ssa.Call) []*ssa.Call {
	out := []*ssa.Call{call}
	for i := 0; i < len(out) && len(out) < 4; i++ {
		if !returns(out[i]) {
			continue
		}
		for _, c := range w.callersOf(out[i].Parent()) {
			if !slices.Contains(out, c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// returns reports whether the function of a call gives one of its results, other
// than the error, to its own callers.
func returns(c *ssa.Call) bool {
	tainted := spread(c)
	for _, b := range c.Parent().Blocks {
		if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			if slices.ContainsFunc(ret.Results, func(v ssa.Value) bool { return tainted[root(v)] || tainted[v] }) {
				return true
			}
		}
	}
	return false
}

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

// spread returns the values that hold a result of a call other than its error, and
// the objects that one is put into.
func spread(c *ssa.Call) map[ssa.Value]bool {
	out := make(map[ssa.Value]bool)
	var todo []ssa.Value
	add := func(v ssa.Value) {
		if v != nil && !out[v] && !gotypes.IsError(v.Type()) && len(out) < 200 {
			out[v] = true
			todo = append(todo, v)
		}
	}
	if _, tuple := c.Type().(*types.Tuple); !tuple {
		add(c)
	} else {
		for _, r := range *c.Referrers() {
			if ex, ok := r.(*ssa.Extract); ok {
				add(ex)
			}
		}
	}
	for len(todo) > 0 {
		v := todo[0]
		todo = todo[1:]
		if v.Referrers() == nil {
			continue
		}
		for _, r := range *v.Referrers() {
			switch r := r.(type) {
			case *ssa.Store:
				if r.Val == v {
					add(root(r.Addr))
				}
			case *ssa.MapUpdate:
				if r.Value == v {
					add(root(r.Map))
				}
			case *ssa.Call: // aws.ToString(out.Id)
				if !r.Call.IsInvoke() && len(r.Call.Args) == 1 && r != c {
					add(r)
				}
			case *ssa.If, *ssa.Return, *ssa.BinOp:
			case ssa.Value:
				add(r)
			}
		}
	}
	return out
}

// root returns the object that an address or a part of it is in.
func root(v ssa.Value) ssa.Value {
	for range 8 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.Field:
			v = x.X
		case *ssa.UnOp:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.Slice:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		default:
			return v
		}
	}
	return v
}

// roots returns the objects that a call is given, the context and constants left out.
func roots(c *ssa.Call) map[ssa.Value]bool {
	out := make(map[ssa.Value]bool)
	args := c.Call.Args
	if !c.Call.IsInvoke() && c.Call.Signature().Recv() != nil {
		args = args[1:]
	}
	for _, v := range args {
		for _, el := range held(v) {
			if _, isConst := el.(*ssa.Const); !isConst && !gotypes.IsContext(el.Type()) {
				out[root(el)] = true
			}
		}
	}
	return out
}

// held returns a value, and what was put into it where it is made here.
func held(v ssa.Value) []ssa.Value {
	out := []ssa.Value{v}
	a, ok := root(v).(*ssa.Alloc)
	if !ok {
		return out
	}
	for _, r := range *a.Referrers() {
		at, ok := r.(ssa.Value)
		if !ok || at.Referrers() == nil {
			continue
		}
		for _, u := range *at.Referrers() {
			if st, ok := u.(*ssa.Store); ok && st.Addr == at {
				out = append(out, st.Val)
			}
		}
	}
	return out
}

// operandsOf returns what an instruction is given, what is put into lists and
// structs that are made for it as well.
func operandsOf(in ssa.Instruction) []ssa.Value {
	c, ok := in.(ssa.CallInstruction)
	if !ok {
		return nil
	}
	args := c.Common().Args
	if !c.Common().IsInvoke() && c.Common().Signature().Recv() != nil && len(args) > 0 {
		args = args[1:]
	}
	var out []ssa.Value
	for _, arg := range args {
		if gotypes.IsContext(arg.Type()) {
			continue
		}
		out = append(out, held(arg)...)
	}
	return out
}
