package rerun

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A decision is a call whose failure turns a loop again while its success can
// leave it.
type decision struct {
	call     *ssa.Call
	failover bool // another receiver is given the same payload on each turn
	members  map[*ssa.BasicBlock]bool
}

// decide looks for the calls that make l a retry, and notes why it is one or none.
func (a *solver) decide(l *loop) {
	if len(l.blocks) > maxBlocks {
		l.why = append(l.why, "not looked at: the loop is too large")
		return
	}
	l.instrs(func(instr ssa.Instruction) {
		c, ok := instr.(*ssa.Call)
		if !ok || c == l.again || !a.mayDecide(c) {
			return
		}
		d, why := a.decision(l, c)
		if d != nil {
			l.decisions = append(l.decisions, d)
		}
		if why != "" {
			l.why = append(l.why, why)
		}
	})
	if len(l.why) == 0 {
		l.why = append(l.why, "not a retry: no call's result decides whether the loop turns again")
	}
}

// mayDecide reports whether a call can be what a loop retries: one that asks the
// world, or a function value.
func (a *solver) mayDecide(c *ssa.Call) bool {
	if _, ok := c.Call.Value.(*ssa.Builtin); ok || c.Call.Signature().Results().Len() == 0 {
		return false
	}
	sig := c.Call.Signature()
	unseen := c.Call.StaticCallee() == nil && !c.Call.IsInvoke()
	if fails(sig) {
		return unseen || a.asks(c)
	}
	if unseen {
		return says(sig)
	}
	// Without an error and without input it is a step of an iterator, or a question.
	_, closure := c.Call.Value.(*ssa.MakeClosure)
	return a.asks(c) && (closure || sig.Params().Len() > 0)
}

// says reports whether a function answers with a bool.
func says(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if b, ok := r.Type().Underlying().(*types.Basic); ok && b.Info()&types.IsBoolean != 0 {
			return true
		}
	}
	return false
}

// decision tells whether the failure of c turns l again and its success can leave
// it; if not, the reason, or "" where c's result is not looked at.
func (a *solver) decision(l *loop, c *ssa.Call) (*decision, string) {
	name := callName(&c.Call)
	asked, leaves, turns := false, false, false
	d := &decision{call: c, members: l.before(c.Block())}
	class := outcome(0)
	for _, across := range []bool{false, true} {
		w := a.walk(l, c, across)
		for _, br := range w.branches {
			asked = true
			for _, edge := range [2]int{0, 1} {
				to, back := br.block.Succs[edge], br.block.Succs[1-edge]
				ok := br.out[edge]&nilOK != 0 && w.leaveEdge(br.block, to)
				leaves = leaves || ok
				fails := br.out[1-edge]&(unknown|refused) != 0 && !w.leaveOnly(br.block, back)
				turns = turns || fails
				if !ok || !fails {
					continue
				}
				class |= w.classAtHead(br, 1-edge)
				for b := range w.after(br, 1-edge) {
					d.members[b] = true
				}
			}
		}
	}
	switch {
	case !asked:
		return nil, ""
	case class == 0 && !leaves:
		return nil, fmt.Sprintf("not a retry: the loop goes on when %s succeeds", name)
	case class == 0:
		return nil, fmt.Sprintf("not a retry: the loop ends when %s fails", name)
	case class&unknown == 0:
		return nil, fmt.Sprintf("not a retry: the loop turns again only when %s was refused", name)
	}
	if why := a.varies(l, c, d); why != "" {
		return nil, fmt.Sprintf("not a retry: %s depends on %s", name, why)
	}
	why := fmt.Sprintf("a retry: the loop turns again when %s fails and ends when it succeeds", name)
	if d.failover {
		why += "; each turn asks another receiver"
	}
	return d, why
}

// varies says what makes the payload of c another one on each turn, or "". If
// only the receiver changes, it marks a failover.
func (a *solver) varies(l *loop, c *ssa.Call, d *decision) string {
	t := a.turns(l, c)
	recv, args := payload(&c.Call)
	for _, v := range args {
		if t.argument(v) == item {
			return t.why
		}
	}
	if recv == nil {
		return ""
	}
	if _, static := recv.(*ssa.Function); static {
		return ""
	}
	if t.argument(recv) == item {
		// A function that is an item is no receiver, and a call that cannot fail
		// is a search.
		if len(args) == 0 || callee(&c.Call) == nil || !fails(c.Call.Signature()) {
			return t.why
		}
		d.failover = true
	}
	return ""
}
