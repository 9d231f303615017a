package rerun

import (
	"fmt"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// vary says how a value changes from one turn of a loop to the next.
type vary uint8

const (
	same vary = iota // the same on every turn
	turn             // a counter, or computed from one
	item             // another element, another message, another answer
)

// A turns answers how values vary over the turns of one loop.
type turns struct {
	a    *solver
	l    *loop
	skip ssa.Instruction // the call that is asked about: what it writes is its result
	memo map[ssa.Value]vary
	open []address // places whose stores are being looked at
	why  string    // what makes the first item that was met
}

func (a *solver) turns(l *loop, c ssa.Instruction) *turns {
	return &turns{a: a, l: l, skip: c, memo: map[ssa.Value]vary{}}
}

func (t *turns) item(format string, args ...any) vary {
	if t.why == "" {
		t.why = fmt.Sprintf(format, args...)
	}
	return item
}

// argument is the variation of a value that is handed to a call: of the value
// and, behind a pointer, of what the loop stores there.
func (t *turns) argument(v ssa.Value) vary {
	r := t.value(v)
	if r < item {
		r = max(r, t.content(v))
	}
	return r
}

func (t *turns) value(v ssa.Value) vary {
	if r, ok := t.memo[v]; ok {
		return r
	}
	if p, ok := v.(*ssa.Parameter); ok && t.l.latch != nil {
		if t.l.again != nil {
			return t.parameter(p)
		}
		if counts(p.Type()) {
			return turn
		}
		return t.item("the range element")
	}
	instr, ok := v.(ssa.Instruction)
	if !ok || !t.l.blocks[instr.Block()] {
		if mc, ok := v.(*ssa.MakeClosure); ok {
			return t.closure(mc)
		}
		return same
	}
	t.memo[v] = same
	r := t.instr(v)
	t.memo[v] = r
	return r
}

func (t *turns) all(vs ...ssa.Value) vary {
	r := same
	for _, v := range vs {
		if v != nil && r < item {
			r = max(r, t.value(v))
		}
	}
	return r
}

func (t *turns) instr(v ssa.Value) vary {
	switch v := v.(type) {
	case *ssa.Phi:
		r := same
		if v.Block() == t.l.head {
			if r = turn; t.steps(v) {
				return t.item("a value that moves on with each turn")
			}
		}
		return max(r, t.all(v.Edges...))
	case *ssa.UnOp:
		switch v.Op {
		case token.ARROW:
			return t.item("a received element")
		case token.MUL:
			return max(t.value(v.X), t.stores(addressOf(v.X)))
		}
		return t.value(v.X)
	case *ssa.Extract:
		if sel, ok := v.Tuple.(*ssa.Select); ok && t.l.blocks[sel.Block()] {
			if v.Index >= 2 {
				return t.item("a received element")
			}
			return turn
		}
		return t.value(v.Tuple)
	case *ssa.Next:
		if rng, ok := v.Iter.(*ssa.Range); ok && t.l.blocks[rng.Block()] {
			return t.value(rng.X) // an inner range begins anew on each turn
		}
		return t.item("the range element")
	case *ssa.Range:
		return t.value(v.X)
	case *ssa.Select:
		return turn
	case *ssa.FieldAddr:
		if t.value(v.X) >= turn {
			return t.item("an element that the loop steps through")
		}
		return same
	case *ssa.IndexAddr:
		return t.element(v.X, v.Index)
	case *ssa.Index:
		return t.element(v.X, v.Index)
	case *ssa.Lookup:
		return t.element(v.X, v.Index)
	case *ssa.Slice:
		if t.all(v.Low, v.High) >= turn {
			return t.item("a part that moves with the loop")
		}
		return t.argument(v.X)
	case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
		return t.content(v)
	case *ssa.MakeClosure:
		return t.closure(v)
	case *ssa.Call:
		return t.call(v)
	}
	r := same
	var ops [8]*ssa.Value
	for _, op := range v.(ssa.Instruction).Operands(ops[:0]) {
		r = max(r, t.all(*op))
	}
	return r
}

// steps reports whether a variable of the loop, which is no number, is computed
// from its value on the turn before: path = dir(path).
func (t *turns) steps(phi *ssa.Phi) bool {
	if counts(phi.Type()) || isContext(phi.Type()) || isError(phi.Type()) {
		return false
	}
	seen := map[ssa.Value]bool{}
	var from func(v ssa.Value, computed bool) bool
	from = func(v ssa.Value, computed bool) bool {
		if v == ssa.Value(phi) {
			return computed
		}
		instr, ok := v.(ssa.Instruction)
		if !ok || seen[v] || !t.l.blocks[instr.Block()] {
			return false
		}
		seen[v] = true
		_, merges := v.(*ssa.Phi)
		var ops [8]*ssa.Value
		for _, op := range instr.Operands(ops[:0]) {
			if *op != nil && from(*op, computed || !merges) {
				return true
			}
		}
		return false
	}
	for _, e := range phi.Edges {
		if from(e, false) {
			return true
		}
	}
	return false
}

// element is the variation of an element of a collection: it is an item as soon
// as the index or the collection changes.
func (t *turns) element(coll, index ssa.Value) vary {
	if t.all(coll, index) >= turn {
		return t.item("the range element")
	}
	return same
}

// call is the variation of a call's results: the arguments' if it only computes,
// an item if it asks the world.
func (t *turns) call(c *ssa.Call) vary {
	if t.a.asks(c) {
		return t.item("the result of %s on that turn", callName(&c.Call))
	}
	r := same
	for _, arg := range inputs(&c.Call) {
		if r < item {
			r = max(r, t.argument(arg))
		}
	}
	if r == turn && t.a.opens(c) {
		return t.item("what %s finds on that turn", callName(&c.Call))
	}
	return r
}

// closure is the variation of what a closure captures.
func (t *turns) closure(mc *ssa.MakeClosure) vary {
	r := same
	for _, b := range mc.Bindings {
		if r < item {
			r = max(r, t.argument(b))
		}
	}
	return r
}

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

// parameter is the variation of a parameter over the turns of a recursion.
func (t *turns) parameter(p *ssa.Parameter) vary {
	t.memo[p] = same
	for i, q := range t.l.fn.Params {
		if q != p || i >= len(t.l.again.Call.Args) {
			continue
		}
		arg := t.l.again.Call.Args[i]
		if arg == ssa.Value(p) {
			break
		}
		t.memo[p] = turn
		r := t.value(arg)
		_, other := arg.(*ssa.Parameter)
		small := counts(p.Type()) || isContext(p.Type())
		if r == item || other || r == turn && !small {
			t.memo[p] = t.item("an argument that changes with each call")
		}
	}
	return t.memo[p]
}

func counts(typ types.Type) bool {
	b, ok := typ.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsNumeric|types.IsBoolean) != 0
}
