package rerun

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// A root is the code where a repeat begins: a loop, or a function.
type root struct {
	region Region
	fn     *ssa.Function
	loop   *loop
	d      *decision // with loop
	// anyItem: an item of the loop comes in again by itself.
	anyItem bool
	call    ssa.Instruction // the wrapper's call, where one repeats a whole request
	after   ssa.Instruction // a handler that begins here: the call that receives
	a       *solver
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

// carried reports whether v keeps its value from one repeat to the next.
func (r *root) carried(v ssa.Value) bool {
	if r.region.Kind == Handler {
		return false // a redelivery begins with nothing
	}
	switch v := v.(type) {
	case *ssa.Phi:
		return r.loop != nil && v.Block() == r.loop.head && v.Parent() == r.fn
	case *ssa.UnOp:
		return v.Op == token.MUL && r.outlives(addressOf(v.X).root)
	case *ssa.Parameter:
		return false // each turn begins with the same argument
	}
	return r.outlives(v)
}

// outlives reports whether the memory at v is older than the repeat.
func (r *root) outlives(v ssa.Value) bool { return r.older(v, maxCalls) }

func (r *root) older(v ssa.Value, calls int) bool {
	switch v := v.(type) {
	case *ssa.Global:
		return true
	case *ssa.Parameter:
		// The arguments are the same on each turn; what a wrapper hands to its body
		// is not, but a bound receiver is.
		if v.Parent() == r.fn && (r.loop == nil || r.loop.latch != nil) {
			return r.fn.Signature.Recv() != nil && v == r.fn.Params[0]
		}
		return v.Parent() == r.fn || r.handed(v, calls)
	case *ssa.FreeVar:
		if v.Parent() == r.fn {
			return true
		}
		return r.older(captured(v), calls)
	case *ssa.Alloc:
		if v.Parent() == r.fn {
			return r.loop != nil && !r.loop.blocks[v.Block()]
		}
		return within(r.fn, v.Parent())
	}
	return false
}

// handed reports whether all calls in the region hand an older memory to p.
func (r *root) handed(p *ssa.Parameter, calls int) bool {
	fn := p.Parent()
	if calls == 0 {
		return false
	}
	for i, q := range fn.Params {
		if q != p {
			continue
		}
		for _, by := range r.a.callers[fn] {
			if args := by.Common().Args; i < len(args) && r.covers(by) && !r.older(addressOf(args[i]).root, calls-1) {
				return false
			}
		}
	}
	return true
}

// covers reports whether the region runs instr again, here or through calls.
func (r *root) covers(instr ssa.Instruction) bool {
	return r.contains(instr) || r.a.reaches(r, instr.Parent())
}

// within reports whether fn is a literal in outer.
func within(fn, outer *ssa.Function) bool {
	for fn = fn.Parent(); fn != nil; fn = fn.Parent() {
		if fn == outer {
			return true
		}
	}
	return false
}

// captured returns what a captured variable is where its closure is made.
func captured(fv *ssa.FreeVar) ssa.Value {
	fn := fv.Parent()
	if fn.Parent() == nil {
		return nil
	}
	for i, v := range fn.FreeVars {
		if v != fv {
			continue
		}
		for _, b := range fn.Parent().Blocks {
			for _, instr := range b.Instrs {
				if mc, ok := instr.(*ssa.MakeClosure); ok && mc.Fn == fn {
					return mc.Bindings[i]
				}
			}
		}
	}
	return nil
}

// once reports whether instr stands under a test that a carried variable is empty,
// and the variable is set there.
func (r *root) once(instr ssa.Instruction) bool {
	for b := instr.Block(); b != nil; b = b.Idom() {
		p := b.Idom()
		if p == nil || len(b.Preds) != 1 || b.Preds[0] != p {
			continue
		}
		br, ok := p.Instrs[len(p.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		cmp, ok := br.Cond.(*ssa.BinOp)
		if !ok || !isEmpty(cmp.Y) || !r.carried(cmp.X) || !setUnder(cmp.X, b) {
			continue
		}
		if cmp.Op == token.EQL && p.Succs[0] == b || cmp.Op == token.NEQ && p.Succs[1] == b {
			return true
		}
	}
	return false
}

// setUnder reports whether the variable that v reads is set in the code that b
// dominates. A variable of the loop is set by definition, or it would be none.
func setUnder(v ssa.Value, b *ssa.BasicBlock) bool {
	u, ok := v.(*ssa.UnOp)
	if !ok {
		return true
	}
	to := addressOf(u.X)
	for _, d := range b.Parent().Blocks {
		if !b.Dominates(d) {
			continue
		}
		for _, instr := range d.Instrs {
			if st, ok := instr.(*ssa.Store); ok && to.overlaps(addressOf(st.Addr)) {
				return true
			}
		}
	}
	return false
}

func isEmpty(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && (c.IsNil() || c.Value != nil && c.Value.Kind() == constant.String && constant.StringVal(c.Value) == "")
}
