package rerun

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// requeues returns the calls of a loop over items whose failure puts the item back
// where it came from: it will be handed in again.
func (a *solver) requeues(l *loop) []*root {
	var out []*root
	l.instrs(func(instr ssa.Instruction) {
		c, ok := instr.(*ssa.Call)
		if !ok || !a.mayDecide(c) {
			return
		}
		t := a.turns(l, c)
		_, args := payload(&c.Call)
		given := false
		for _, v := range args {
			given = given || t.argument(v) == item
		}
		if !given {
			return
		}
		by := a.putBack(l, c)
		if by == "" {
			return
		}
		d := &decision{call: c, members: l.before(c.Block())}
		r := a.loopRoot(l, d)
		r.anyItem = true
		r.region.What = "requeue"
		r.region.Why = fmt.Sprintf("loop at %s: when %s fails, %s puts the item back", r.region.At, callName(&c.Call), by)
		l.why = append(l.why, fmt.Sprintf("a retry: when %s fails, %s puts the item back", callName(&c.Call), by))
		out = append(out, r)
	})
	return out
}

// putBack names what hands the item back on the failing edge of c, or "".
func (a *solver) putBack(l *loop, c *ssa.Call) string {
	w := a.walk(l, c, false)
	for _, br := range w.branches {
		for _, edge := range [2]int{0, 1} {
			if br.out[edge]&unknown == 0 || br.out[edge]&nilOK != 0 {
				continue
			}
			good, bad := w.after(br, 1-edge), w.after(br, edge)
			for _, b := range l.fn.Blocks {
				if !bad[b] || good[b] {
					continue
				}
				for _, instr := range b.Instrs {
					if by := a.handsBack(l, c, instr); by != "" {
						return by
					}
				}
			}
		}
	}
	return ""
}

// handsBack names an instruction that gives an item of the loop back to its source.
func (a *solver) handsBack(l *loop, c *ssa.Call, instr ssa.Instruction) string {
	t := a.turns(l, c)
	switch instr := instr.(type) {
	case *ssa.Send:
		if t.argument(instr.X) == item {
			return "a send"
		}
	case *ssa.Call:
		name := callName(&instr.Call)
		for i, v := range instr.Call.Args {
			if gotypes.IsError(v.Type()) || t.argument(v) < item || instr == c {
				continue
			}
			if fn := callee(&instr.Call); fn != nil && catalog.RequeueName(fn.Name()) {
				return name
			}
			if fn := instr.Call.StaticCallee(); fn != nil && a.appends(l, origin(fn), i) {
				return name
			}
		}
	}
	return ""
}

// appends reports whether a function of this package stores its i-th parameter in
// a field that the loop's function takes items from.
func (a *solver) appends(l *loop, fn *ssa.Function, i int) bool {
	if fn.Pkg != a.pkg || i >= len(fn.Params) {
		return false
	}
	taken := fieldsRead(l.fn)
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			st, ok := instr.(*ssa.Store)
			if !ok {
				continue
			}
			fa, ok := st.Addr.(*ssa.FieldAddr)
			if ok && taken[fieldOf(fa.X.Type(), fa.Field)] && madeFrom(st.Val, fn.Params[i]) {
				return true
			}
		}
	}
	return false
}

// fieldsRead are the slice fields that fn loads.
func fieldsRead(fn *ssa.Function) map[*types.Var]bool {
	out := map[*types.Var]bool{}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if u, ok := instr.(*ssa.UnOp); ok && holds(u.Type()) {
				if fa, ok := u.X.(*ssa.FieldAddr); ok {
					out[fieldOf(fa.X.Type(), fa.Field)] = true
				}
			}
		}
	}
	return out
}

// madeFrom reports whether v is an append of p, or p.
func madeFrom(v, p ssa.Value) bool {
	if v == p {
		return true
	}
	c, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	for _, arg := range c.Call.Args {
		if s, ok := arg.(*ssa.Slice); ok {
			for _, e := range elements(s) {
				if e == p || onlyLoad(e) == p {
					return true
				}
			}
		}
	}
	return false
}

// onlyLoad returns what is stored in the cell that v loads, if it is one value.
func onlyLoad(v ssa.Value) ssa.Value {
	if u, ok := v.(*ssa.UnOp); ok {
		return onlyStore(u.X)
	}
	return nil
}
