package origin

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// WrittenBefore returns where the function of the call use changes what o, one of
// its parameters or something in it, stands for, on a way to use: a key that was
// made of the old value will not be made again. Counting by a constant is no such
// change. ok is false if there is none.
func (r *Result) WrittenBefore(use ssa.CallInstruction, o Org) (pos token.Pos, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	ref := o.Ref
	p := parameter(o.of, ref)
	if p == nil || o.of != use.Parent() || len(ref.Path) == 0 || slices.ContainsFunc(ref.Path, func(s string) bool { return strings.HasPrefix(s, "[") }) {
		return token.NoPos, false // an element of a collection may be another one each time
	}
	for _, wr := range r.eval.writesOf(use.Parent()).byRoot[p] {
		if slices.Equal(wr.cell.path, ref.Path) && leadsTo(wr.instr, use) && !counts(wr.instr) && !r.eval.onlyIfEmpty(wr) {
			return wr.instr.Pos(), true
		}
	}
	return token.NoPos, false
}

// WrittenOnFailure returns where the function of the call use changes what o stands
// for after the call has failed: the attempt that follows makes another key. ok is
// false if it does not.
func (r *Result) WrittenOnFailure(use ssa.CallInstruction, o Org) (pos token.Pos, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := parameter(o.of, o.Ref)
	if p == nil || o.of != use.Parent() || len(o.Ref.Path) == 0 {
		return token.NoPos, false
	}
	for _, wr := range r.eval.writesOf(use.Parent()).byRoot[p] {
		if slices.Equal(wr.cell.path, o.Ref.Path) && leadsTo(use, wr.instr) && !counts(wr.instr) && failed(use, wr.instr.Block()) {
			return wr.instr.Pos(), true
		}
	}
	return token.NoPos, false
}

// failed reports whether b runs only where the error of a call is not nil.
func failed(c ssa.CallInstruction, b *ssa.BasicBlock) bool {
	return slices.ContainsFunc(tests(b), func(t test) bool {
		cmp, ok := t.cond.(*ssa.BinOp)
		if !ok || !gotypes.IsError(cmp.X.Type()) || t.outcome != (cmp.Op == token.NEQ) {
			return false
		}
		x := cmp.X
		if e, ok := x.(*ssa.Extract); ok {
			x = e.Tuple
		}
		return x == ssa.Value(c.Value())
	})
}

// ParamType returns the type of the parameter that o comes from, or of what the
// first n steps of its path lead to; nil if it is not known.
func ParamType(o Org, n int) types.Type {
	p := parameter(o.of, o.Ref)
	if p == nil {
		return nil
	}
	t := p.Type()
	for _, step := range o.Ref.Path[:n] {
		obj, _, _ := types.LookupFieldOrMethod(t, true, o.of.Pkg.Pkg, step)
		if obj == nil {
			return nil
		}
		t = obj.Type()
	}
	return t
}

func parameter(fn *ssa.Function, ref Ref) *ssa.Parameter {
	if fn == nil {
		return nil
	}
	i := ref.Param
	if fn.Signature.Recv() != nil {
		i++
	}
	if i < 0 || i >= len(fn.Params) {
		return nil
	}
	return fn.Params[i]
}

// LeadsTo reports whether b can run after a, which stands in the same function.
func LeadsTo(a, b ssa.Instruction) bool { return leadsTo(a, b) }

func leadsTo(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() && slices.Index(a.Block().Instrs, a) < slices.Index(b.Block().Instrs, b) {
		return true
	}
	seen := make(map[*ssa.BasicBlock]bool)
	var walk func(x *ssa.BasicBlock) bool
	walk = func(x *ssa.BasicBlock) bool {
		for _, s := range x.Succs {
			if s == b.Block() {
				return true
			}
			if !seen[s] {
				seen[s] = true
				if walk(s) {
					return true
				}
			}
		}
		return false
	}
	return walk(a.Block())
}

// counts reports whether a store adds a constant to a number.
func counts(in ssa.Instruction) bool {
	st, ok := in.(*ssa.Store)
	if !ok {
		return false
	}
	b, ok := st.Val.(*ssa.BinOp)
	if !ok || b.Op != token.ADD && b.Op != token.SUB {
		return false
	}
	_, constant := b.Y.(*ssa.Const)
	return constant
}
