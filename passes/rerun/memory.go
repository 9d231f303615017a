package rerun

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// content is the variation of what the loop stores behind a pointer, or in a map
// or slice.
func (t *turns) content(v ssa.Value) vary {
	switch v.(type) {
	case *ssa.Const, *ssa.Function, *ssa.Global, *ssa.Builtin:
		return same
	}
	if !holds(v.Type()) {
		return same
	}
	return t.stores(addressOf(v))
}

func holds(typ types.Type) bool {
	switch typ.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Slice:
		return true
	}
	return false
}

// stores is the variation of all that the loop writes to an address.
func (t *turns) stores(to address) vary {
	for _, open := range t.open {
		if open.overlaps(to) {
			return turn // a cell that is computed from itself changes
		}
	}
	t.open = append(t.open, to)
	defer func() { t.open = t.open[:len(t.open)-1] }()
	r := same
	for _, w := range t.l.writing() {
		if r == item {
			break
		}
		if w.instr == t.skip {
			continue
		}
		switch instr := w.instr.(type) {
		case *ssa.Store:
			if to.overlaps(w.to) {
				r = max(r, t.value(instr.Val))
			}
		case *ssa.MapUpdate:
			if to.overlaps(w.to) {
				r = max(r, t.all(instr.Key, instr.Value))
			}
		case *ssa.Call:
			if t.fills(instr, to) || t.fed(instr, to) {
				r = t.item("what %s fills in on that turn", callName(&instr.Call))
			}
		case *ssa.MakeClosure:
			r = max(r, t.writes(instr, to))
		}
	}
	return r
}

// fills reports whether a call of the loop that asks the world is handed the
// place as a destination: boxed, as in Scan(&x) and Unmarshal(b, &x), or as a buffer.
func (t *turns) fills(c *ssa.Call, to address) bool {
	if _, ok := to.root.(*ssa.Alloc); !ok {
		return false
	}
	for _, arg := range c.Call.Args {
		hit := false
		switch x := arg.(type) {
		case *ssa.MakeInterface:
			hit = x.X == to.root
		case *ssa.Slice:
			hit = x.X == to.root && !boxed(x) || boxed(x) && boxes(x, to)
		}
		if hit && t.a.asks(c) {
			return true
		}
	}
	return false
}

// fed reports whether a method is called on the place and given an item.
func (t *turns) fed(c *ssa.Call, to address) bool {
	if _, ok := to.root.(*ssa.Alloc); !ok {
		return false
	}
	recv, args := payload(&c.Call)
	if recv != to.root || len(to.steps) > 0 {
		return false
	}
	for _, v := range args {
		if v != recv && t.argument(v) == item {
			return true
		}
	}
	return false
}

// boxed reports whether s is an argument list of interfaces.
func boxed(s *ssa.Slice) bool {
	sl, ok := s.Type().Underlying().(*types.Slice)
	return ok && types.IsInterface(sl.Elem())
}

// boxes reports whether the argument list s holds a pointer to the place.
func boxes(s *ssa.Slice, to address) bool {
	found := false
	for _, v := range elements(s) {
		if mi, ok := v.(*ssa.MakeInterface); ok && mi.X == to.root {
			found = true
		}
	}
	return found
}

// elements returns the values that are stored in a variadic argument list.
func elements(s *ssa.Slice) []ssa.Value {
	arr, ok := s.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var vs []ssa.Value
	for _, ref := range *arr.Referrers() {
		ia, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, r := range *ia.Referrers() {
			if st, ok := r.(*ssa.Store); ok && st.Addr == ia {
				vs = append(vs, st.Val)
			}
		}
	}
	return vs
}

// writes is the variation of what a closure made in the loop stores in a
// captured place. The closure that is asked about writes its own results.
func (t *turns) writes(mc *ssa.MakeClosure, to address) vary {
	if c, ok := t.skip.(*ssa.Call); ok {
		for _, v := range append([]ssa.Value{c.Call.Value}, c.Call.Args...) {
			if v == mc {
				return same
			}
		}
	}
	fn := mc.Fn.(*ssa.Function)
	for i, b := range mc.Bindings {
		if b != to.root || i >= len(fn.FreeVars) {
			continue
		}
		for _, blk := range fn.Blocks {
			for _, instr := range blk.Instrs {
				st, ok := instr.(*ssa.Store)
				if !ok || addressOf(st.Addr).root != ssa.Value(fn.FreeVars[i]) {
					continue
				}
				if _, ok := st.Val.(*ssa.Const); !ok {
					return t.item("what a closure sets on that turn")
				}
			}
		}
	}
	return same
}
