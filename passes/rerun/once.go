package rerun

import (
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

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
