package rerun

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// relay returns the loop as a region if it relays: it works off items that a store
// has listed as pending, and marks each one in that store only afterwards. What
// was not marked is listed and worked off again.
func (a *solver) relay(l *loop) *root {
	list := a.listed(l)
	if list == nil {
		return nil
	}
	effect, mark := a.relayed(l, list)
	if mark == nil {
		return nil
	}
	at := a.at(l.pos)
	members := map[*ssa.BasicBlock]bool{}
	for b := range l.blocks {
		members[b] = true
	}
	return &root{fn: l.fn, loop: l, anyItem: true, d: &decision{call: list, members: members}, a: a, region: Region{
		Kind: Handler, Mode: Redeliver, Grade: 2, Pos: l.pos, At: at, What: "relay",
		Why: fmt.Sprintf("relay at %s: what %s lists is marked by %s only after %s", at, callName(&list.Call), callName(&mark.Call), callName(&effect.Call)),
	}}
}

// listed returns the call whose result the loop ranges over.
func (a *solver) listed(l *loop) *ssa.Call {
	var list *ssa.Call
	l.instrs(func(instr ssa.Instruction) {
		ia, ok := instr.(*ssa.IndexAddr)
		if !ok || list != nil {
			return
		}
		phi, ok := counter(ia.Index)
		if !ok || phi.Block() != l.head {
			return
		}
		if c := resultOf(ia.X); c != nil && !l.blocks[c.Block()] && a.asks(c) {
			list = c
		}
	})
	return list
}

// counter returns the phi of a range's index.
func counter(v ssa.Value) (*ssa.Phi, bool) {
	if b, ok := v.(*ssa.BinOp); ok {
		v = b.X
	}
	phi, ok := v.(*ssa.Phi)
	return phi, ok
}

// resultOf returns the call that a collection is the result of, or a field of it.
func resultOf(v ssa.Value) *ssa.Call {
	for range 6 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			v = x.X
			continue
		case *ssa.Field:
			v = x.X
			continue
		case *ssa.UnOp:
			if _, ok := x.X.(*ssa.FieldAddr); ok {
				v = x.X
				continue
			}
		}
		break
	}
	return made(v)
}

// relayed returns a call that works on an item, and a later one that marks the
// item where the list came from. Both may stand in a function of this package
// that is handed the item.
func (a *solver) relayed(l *loop, list *ssa.Call) (effect, mark *ssa.Call) {
	var calls []*ssa.Call
	l.instrs(func(instr ssa.Instruction) {
		if c, ok := instr.(*ssa.Call); ok && a.takesItem(l, c) {
			calls = append(calls, c)
		}
	})
	if effect, mark = a.marked(list, calls); mark != nil {
		return effect, mark
	}
	for _, c := range calls {
		fn := c.Call.StaticCallee()
		if fn == nil || origin(fn).Pkg != a.pkg {
			continue
		}
		var inner []*ssa.Call
		for _, b := range origin(fn).Blocks {
			for _, instr := range b.Instrs {
				if c, ok := instr.(*ssa.Call); ok && a.asks(c) {
					inner = append(inner, c)
				}
			}
		}
		if effect, mark = a.marked(list, inner); mark != nil {
			return effect, mark
		}
	}
	return nil, nil
}

func (a *solver) takesItem(l *loop, c *ssa.Call) bool {
	if !a.asks(c) {
		return false
	}
	t := a.turns(l, c)
	_, args := payload(&c.Call)
	for _, v := range args {
		if t.argument(v) == item {
			return true
		}
	}
	return false
}

// marked finds a marking call among calls, and an effect before it.
func (a *solver) marked(list *ssa.Call, calls []*ssa.Call) (effect, mark *ssa.Call) {
	for _, m := range calls {
		if !marks(list, m) {
			continue
		}
		for _, e := range calls {
			if e != m && !sameStore(list, e) && precedes(e, m) {
				return e, m
			}
		}
	}
	return nil, nil
}

// precedes reports whether e has run on each way to m.
func precedes(e, m *ssa.Call) bool {
	if e.Block() != m.Block() {
		return e.Block().Dominates(m.Block())
	}
	for _, instr := range e.Block().Instrs {
		if instr == ssa.Instruction(e) {
			return true
		}
		if instr == ssa.Instruction(m) {
			return false
		}
	}
	return false
}

// marks reports whether m notes in the store of the list that an item is done.
func marks(list, m *ssa.Call) bool {
	from, by := callee(&list.Call), callee(&m.Call)
	if from == nil || by == nil || !sameStore(list, m) {
		return false
	}
	mark, strong := catalog.MarkName(by.Name())
	return strong || mark && catalog.PendingName(from.Name())
}

// sameStore reports whether two calls are methods of one type, or functions of one
// package.
func sameStore(x, y *ssa.Call) bool {
	f, g := callee(&x.Call), callee(&y.Call)
	if f == nil || g == nil {
		return false
	}
	r, s := f.Signature().Recv(), g.Signature().Recv()
	if r == nil || s == nil {
		return r == nil && s == nil && f.Pkg() == g.Pkg()
	}
	return types.Identical(r.Type(), s.Type())
}
