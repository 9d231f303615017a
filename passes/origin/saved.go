package origin

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// StoredBefore reports where the fresh value o is stored, beside something that
// it can be found again by, on every way to the call use: the name of the storing
// call, or "". A helper that makes o may have stored it.
func (r *Result) StoredBefore(use ssa.CallInstruction, o Org) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	if name := onEachWay(use, o, func(c ssa.CallInstruction) (string, bool) { return r.eval.storesBeside(c, o) }); name != "" {
		return name
	}
	return r.eval.savedInside(o, false, 0)
}

// RowID reports what stores a row whose id is the fresh value o on every way to
// the call use: the name of the storing call, or "". Such a key names that row,
// and every attempt for the row finds it there.
func (r *Result) RowID(use ssa.CallInstruction, o Org) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	if name := onEachWay(use, o, func(c ssa.CallInstruction) (string, bool) { return r.eval.storesAsID(c, o) }); name != "" {
		return name
	}
	return r.eval.savedInside(o, true, 0)
}

// savedInside reports what stores o in the helper whose call brings it in, before
// the helper gives it back: as the id of a row, or beside something that it can be
// found again by.
func (e *evaluator) savedInside(o Org, asID bool, depth int) string {
	if name := o.Row; asID && name != "" {
		return name
	}
	if name := o.Stored; !asID && name != "" {
		return name
	}
	c, ok := o.Instr.(*ssa.Call)
	if !ok || depth > 2 {
		return ""
	}
	for _, cl := range e.callees(&c.Call) {
		if cl.body != nil && len(o.Via) > 0 && o.Via[0] == cl.name {
			return e.savedBy(cl.body, o, asID, depth)
		}
	}
	return ""
}

// savedBy is savedInside for a function that gives o back, as its callers see it:
// it has stored it on every way to a return that does.
func (e *evaluator) savedBy(fn *ssa.Function, o Org, asID bool, depth int) string {
	name := ""
	for _, b := range fn.Blocks {
		ret, ok := last(b).(*ssa.Return)
		if !ok {
			continue
		}
		for _, res := range ret.Results {
			for _, in := range e.ask(res, nil, ret).Orgs {
				if in.Instr == nil || in.Kind != o.Kind || in.What != o.What || in.At != o.At {
					continue
				}
				found := onEachWay(ret, in, func(c ssa.CallInstruction) (string, bool) {
					if asID {
						return e.storesAsID(c, in)
					}
					return e.storesBeside(c, in)
				})
				if found == "" {
					found = e.savedInside(in, asID, depth+1)
				}
				if found == "" {
					return ""
				}
				name = found
			}
		}
	}
	return name
}

// onEachWay returns the first name that is found for a call which every way from
// where o is made to use passes, or "".
func onEachWay(use ssa.Instruction, o Org, find func(ssa.CallInstruction) (string, bool)) string {
	for _, b := range use.Parent().Blocks {
		if b != use.Block() && !b.Dominates(use.Block()) && !between(o.Instr, b, use) && !alongWith(o.Instr, b, use) {
			continue
		}
		for _, in := range b.Instrs {
			if in == use {
				break
			}
			if c, ok := in.(ssa.CallInstruction); ok {
				if name, ok := find(c); ok {
					return name
				}
			}
		}
	}
	return ""
}

// alongWith reports whether b runs on the way to use whenever the source made has
// run: the same tests, of the same values, lead to both.
func alongWith(made ssa.Instruction, b *ssa.BasicBlock, use ssa.Instruction) bool {
	if made == nil || made.Parent() != use.Parent() || !leadsTo(made, b.Instrs[0]) || !leadsTo(b.Instrs[0], use) {
		return false
	}
	known := append(tests(made.Block()), tests(use.Block())...)
	wanted := tests(b)
	return len(wanted) > 0 && !slices.ContainsFunc(wanted, func(t test) bool { return !slices.ContainsFunc(known, t.same) })
}

// A test is a condition, and how it came out.
type test struct {
	cond    ssa.Value
	outcome bool
}

// tests returns the conditions that have come out one way wherever b runs.
func tests(b *ssa.BasicBlock) []test {
	var out []test
	for d := b.Idom(); d != nil && len(out) < 8; d = d.Idom() {
		branch, ok := last(d).(*ssa.If)
		if !ok {
			continue
		}
		for i, succ := range d.Succs {
			if len(succ.Preds) == 1 && (succ == b || succ.Dominates(b)) {
				out = append(out, test{branch.Cond, i == 0})
			}
		}
	}
	return out
}

func (t test) same(u test) bool {
	return t.outcome == u.outcome && sameCond(t.cond, u.cond, 0)
}

// sameCond reports whether two values are computed in the same way from the same
// ones: nothing is asked twice that could answer differently, but memory.
func sameCond(a, b ssa.Value, depth int) bool {
	if a == b {
		return true
	}
	if depth > 3 {
		return false
	}
	switch x := a.(type) {
	case *ssa.Const:
		y, ok := b.(*ssa.Const)
		return ok && x.Value != nil && y.Value != nil && x.Value.ExactString() == y.Value.ExactString()
	case *ssa.BinOp:
		y, ok := b.(*ssa.BinOp)
		return ok && x.Op == y.Op && sameCond(x.X, y.X, depth+1) && sameCond(x.Y, y.Y, depth+1)
	case *ssa.UnOp:
		y, ok := b.(*ssa.UnOp)
		return ok && x.Op == y.Op && sameCond(x.X, y.X, depth+1)
	case *ssa.FieldAddr:
		y, ok := b.(*ssa.FieldAddr)
		return ok && x.Field == y.Field && sameCond(x.X, y.X, depth+1)
	case *ssa.Field:
		y, ok := b.(*ssa.Field)
		return ok && x.Field == y.Field && sameCond(x.X, y.X, depth+1)
	}
	return false
}

// between reports whether each way from the source made to the call use leads
// through b: a value made and stored on one branch.
func between(made ssa.Instruction, b *ssa.BasicBlock, use ssa.Instruction) bool {
	from := made.Block()
	if made.Parent() != use.Parent() || from == use.Block() || !from.Dominates(b) {
		return false
	}
	if from == b {
		return true
	}
	seen := map[*ssa.BasicBlock]bool{b: true}
	var reaches func(x *ssa.BasicBlock) bool
	reaches = func(x *ssa.BasicBlock) bool {
		for _, s := range x.Succs {
			if s == use.Block() && !seen[s] {
				return true
			}
			if !seen[s] {
				seen[s] = true
				if reaches(s) {
					return true
				}
			}
		}
		return false
	}
	return !reaches(from)
}
