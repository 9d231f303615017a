package rerun

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// A branch is a condition on a call's answer, with the outcomes on its edges.
type branch struct {
	block *ssa.BasicBlock
	out   [2]outcome
}

// A walk goes from a call to the end of the turn, or, across the head, through
// the beginning of the next one, and collects the branches on the call's answer.
type walk struct {
	l        *loop
	ans      *answer
	across   bool
	in       map[*ssa.BasicBlock]outcome
	tests    map[*ssa.BasicBlock]split
	branches []branch
	leave    map[*ssa.BasicBlock]bool
}

func (a *solver) walk(l *loop, c *ssa.Call, across bool) *walk {
	w := &walk{l: l, ans: newAnswer(a, l, c, across), across: across, in: map[*ssa.BasicBlock]outcome{},
		tests: map[*ssa.BasicBlock]split{}}
	start := c.Block()
	if across {
		if start == l.head || l.latch != nil {
			return w // tested before it is called: not on the next turn
		}
		start = l.head
	}
	w.flow(start, anyOutcome)
	if !w.collect() {
		// Nothing looks beyond the error: without one it is done.
		clear(w.in)
		w.flow(start, nilOK|withError)
		w.collect()
	}
	w.leaving(a)
	return w
}

// collect lists the branches on the answer, and reports whether one of them looks
// beyond the error.
func (w *walk) collect() (beyond bool) {
	w.branches = nil
	for _, b := range w.l.fn.Blocks {
		if w.in[b] == 0 {
			continue
		}
		if s := w.test(b); s.known {
			w.branches = append(w.branches, branch{b, [2]outcome{w.in[b] & s.t, w.in[b] & s.f}})
			for _, out := range []outcome{s.t & noError, s.f & noError} {
				beyond = beyond || out != 0 && out != noError
			}
			beyond = beyond || s.t == anyOutcome && s.f == anyOutcome
		}
	}
	return beyond
}

// test reads the condition that ends b.
func (w *walk) test(b *ssa.BasicBlock) split {
	s, ok := w.tests[b]
	if !ok {
		if br, isIf := b.Instrs[len(b.Instrs)-1].(*ssa.If); isIf {
			s = w.ans.ask(br.Cond)
		}
		w.tests[b] = s
	}
	return s
}

// stops reports whether the walk ends on the edge from b to s: where the turn or
// the loop ends, and where an inner loop makes the call once more.
func (w *walk) stops(b, s *ssa.BasicBlock) bool {
	return w.l.back(b, s) || !w.l.blocks[s] || s == w.ans.call.Block()
}

// turns reports whether the edge from b to s leads to the next try.
func (w *walk) turns(b, s *ssa.BasicBlock) bool {
	if w.across {
		return s == w.ans.call.Block()
	}
	return w.l.back(b, s)
}

// flow carries outcomes forward until nothing changes.
func (w *walk) flow(b *ssa.BasicBlock, in outcome) {
	if w.in[b]|in == w.in[b] {
		return
	}
	w.in[b] |= in
	out := [2]outcome{w.in[b], w.in[b]}
	if s := w.test(b); s.known {
		out = [2]outcome{w.in[b] & s.t, w.in[b] & s.f}
	}
	for i, s := range b.Succs {
		if !w.stops(b, s) {
			w.flow(s, out[min(i, 1)])
		}
	}
}

// leaving finds the blocks from which success leaves the loop: whatever the other
// conditions say, unless they too judge a call.
func (w *walk) leaving(a *solver) {
	w.leave = map[*ssa.BasicBlock]bool{}
	for b := range w.l.blocks {
		w.leave[b] = true
	}
	for changed := true; changed; {
		changed = false
		for _, b := range w.l.fn.Blocks {
			if w.leave[b] && !w.leaves(a, b) {
				w.leave[b], changed = false, true
			}
		}
	}
}

func (w *walk) leaves(a *solver, b *ssa.BasicBlock) bool {
	if len(b.Succs) < 2 {
		return len(b.Succs) == 1 && w.leaveEdge(b, b.Succs[0])
	}
	t, f := w.leaveEdge(b, b.Succs[0]), w.leaveEdge(b, b.Succs[1])
	if t && f {
		return true
	}
	if s := w.test(b); s.known {
		return t && s.t&nilOK != 0 || f && s.f&nilOK != 0
	}
	br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return false
	}
	cmp, ok := br.Cond.(*ssa.BinOp)
	if !ok || cmp.Op != token.EQL && cmp.Op != token.NEQ {
		return false
	}
	isNil, isSet := t, f
	if cmp.Op == token.NEQ {
		isNil, isSet = f, t
	}
	if gotypes.IsError(cmp.X.Type()) {
		return isNil && a.fromCall(cmp.X, w.l) // another call: its success must leave
	}
	k, ok := cmp.Y.(*ssa.Const)
	return ok && k.IsNil() && isSet && w.ans.of(cmp.X) != none // something was found
}

// fromCall reports whether an error is the result of a call that asks the world.
func (a *solver) fromCall(v ssa.Value, l *loop) bool {
	if ex, ok := v.(*ssa.Extract); ok {
		v = ex.Tuple
	}
	c, ok := v.(*ssa.Call)
	return ok && l.blocks[c.Block()] && a.asks(c) && !isContextErr(c)
}

// isContextErr reports whether c asks a context whether it is done.
func isContextErr(c *ssa.Call) bool {
	return c.Call.IsInvoke() && gotypes.IsContext(c.Call.Value.Type())
}

func (w *walk) leaveEdge(b, s *ssa.BasicBlock) bool {
	if w.l.back(b, s) {
		return false
	}
	if !w.l.blocks[s] {
		return true
	}
	if w.stops(b, s) {
		return false
	}
	return w.leave[s]
}

// leaveOnly reports whether the edge from b to s cannot lead to another turn.
func (w *walk) leaveOnly(b, s *ssa.BasicBlock) bool {
	if !w.l.blocks[s] {
		return !w.l.back(b, s)
	}
	if w.l.back(b, s) {
		return false
	}
	seen, turns := w.l.reach(s)
	if w.across {
		return !seen[w.ans.call.Block()]
	}
	return !turns
}

// classAtHead is the set of failures under which an edge of a branch leads to
// another turn.
func (w *walk) classAtHead(br branch, edge int) outcome {
	sub := &walk{l: w.l, ans: w.ans, across: w.across, in: map[*ssa.BasicBlock]outcome{}, tests: w.tests}
	s, out := br.block.Succs[edge], br.out[edge]
	if w.turns(br.block, s) {
		return out &^ nilOK
	}
	if w.stops(br.block, s) {
		return 0
	}
	sub.flow(s, out)
	r := outcome(0)
	for b, in := range sub.in {
		if w.l.latch[b] {
			r |= in
			continue
		}
		o := [2]outcome{in, in}
		if sp := w.test(b); sp.known {
			o = [2]outcome{in & sp.t, in & sp.f}
		}
		for i, t := range b.Succs {
			if w.turns(b, t) {
				r |= o[min(i, 1)]
			}
		}
	}
	return r &^ nilOK
}

// after returns the blocks that run between an edge of a branch and the next turn.
func (w *walk) after(br branch, edge int) map[*ssa.BasicBlock]bool {
	s := br.block.Succs[edge]
	if w.across || w.l.back(br.block, s) {
		return nil
	}
	seen, _ := w.l.reach(s)
	return seen
}
