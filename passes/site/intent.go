package site

import (
	"fmt"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/config"
	"github.com/idemlint/idemlint/passes/effect"
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
