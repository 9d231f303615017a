package rerun

import (
	"golang.org/x/tools/go/ssa"
)

// A root is the code where a repeat begins: a loop, or a function.
type root struct {
	a      *solver
	region Region
	fn     *ssa.Function

	// At most one of loop, call and after is set; where none is, all of fn is the region.
	loop    *loop
	d       *decision       // with loop: what it repeats
	anyItem bool            // with loop: its items come in again by themselves
	call    ssa.Instruction // the wrapper's call, where one repeats a whole request
	after   ssa.Instruction // a handler that begins here: the call that receives
}

// contains reports whether the root itself runs instr again with the same payload.
func (r *root) contains(instr ssa.Instruction) bool {
	if r.call != nil {
		return instr == r.call
	}
	if r.after != nil {
		return instr.Parent() == r.fn && follows(instr, r.after)
	}
	if r.loop == nil {
		return instr.Parent() == r.fn
	}
	if !r.d.members[instr.Block()] {
		return false
	}
	return r.anyItem || r.a.sameEachTurn(r.loop, instr)
}

// follows reports whether instr may run after first, in the same function.
func follows(instr, first ssa.Instruction) bool {
	b := first.Block()
	if instr.Block() == b {
		for _, i := range b.Instrs {
			if i == first {
				return instr != first
			}
			if i == instr {
				break
			}
		}
	}
	seen := map[*ssa.BasicBlock]bool{}
	todo := append([]*ssa.BasicBlock(nil), b.Succs...)
	for len(todo) > 0 {
		b, todo = todo[0], todo[1:]
		if seen[b] {
			continue
		}
		seen[b] = true
		todo = append(todo, b.Succs...)
	}
	return seen[instr.Block()] && instr != first
}

// sameEachTurn reports whether a call, or the closure that is made, works on the
// same payload on each turn. Other instructions have none.
func (a *solver) sameEachTurn(l *loop, instr ssa.Instruction) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	key := turnKey{l, instr}
	if r, ok := a.sameMemo[key]; ok {
		return r
	}
	r := true
	switch instr := instr.(type) {
	case ssa.CallInstruction:
		_, args := payload(instr.Common())
		t := a.turns(l, instr)
		for _, v := range args {
			r = r && t.argument(v) < item
		}
		if mc, ok := instr.Common().Value.(*ssa.MakeClosure); ok {
			r = r && t.argument(mc) < item
		}
	case *ssa.MakeClosure:
		var by ssa.Instruction = instr
		for _, ref := range *instr.Referrers() {
			if c, ok := ref.(ssa.CallInstruction); ok {
				by = c
			}
		}
		r = a.turns(l, by).closure(instr) < item
	}
	a.sameMemo[key] = r
	return r
}

type turnKey struct {
	l     *loop
	instr ssa.Instruction
}
