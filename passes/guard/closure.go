package guard

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// binding returns what a closure's free variable is bound to.
func (f *finder) binding(fv *ssa.FreeVar) ssa.Value {
	fn := fv.Parent()
	mk := f.closure(fn)
	if mk == nil {
		return nil
	}
	for i, v := range fn.FreeVars {
		if v == fv {
			return mk.Bindings[i]
		}
	}
	return nil
}

// closure returns where a closure is made.
func (f *finder) closure(fn *ssa.Function) *ssa.MakeClosure {
	if fn.Parent() == nil {
		return nil
	}
	if mk, ok := f.around[fn]; ok {
		return mk
	}
	f.around[fn] = nil
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			if mk, ok := in.(*ssa.MakeClosure); ok {
				f.around[mk.Fn.(*ssa.Function)] = mk
			}
		}
	}
	return f.around[fn]
}

// elements returns what is in a slice that is made of a list, as variadic arguments
// are; nil if it is not.
func (f *finder) elements(s *ssa.Slice) []ssa.Value {
	a, ok := s.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	arr, ok := gotypes.Deref(a.Type()).Underlying().(*types.Array)
	if !ok || arr.Len() > 64 {
		return nil
	}
	out := make([]ssa.Value, arr.Len())
	for _, r := range *a.Referrers() {
		ia, ok := r.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		c, ok := ia.Index.(*ssa.Const)
		if !ok {
			return nil
		}
		for _, u := range *ia.Referrers() {
			if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(ia) {
				out[c.Int64()] = st.Val
			}
		}
	}
	for _, v := range out {
		if v == nil {
			return nil
		}
	}
	return out
}

// runners returns the calls that a function literal is handed to, or is.
func (f *finder) runners(fn *ssa.Function) []ssa.CallInstruction {
	if mk := f.closure(fn); mk != nil {
		return handedTo(mk, 3)
	}
	var out []ssa.CallInstruction
	for _, b := range fn.Parent().Blocks { // one that binds nothing
		for _, in := range b.Instrs {
			c, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for _, a := range append([]ssa.Value{c.Common().Value}, c.Common().Args...) {
				if ssabody.Strip(a) == ssa.Value(fn) {
					out = append(out, c)
				}
			}
		}
	}
	return out
}
