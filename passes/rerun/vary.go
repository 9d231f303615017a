package rerun

import (
	"fmt"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
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

	// Values are computed from one another in cycles. What rests on a value that is
	// still being worked on is not final, and not kept.
	pending map[ssa.Value]*pending
	rests   int // the outermost pending value that the one at hand rests on
	asked   int
}

// pending is a value that is being worked on.
type pending struct {
	depth int
	r     vary // as far as it is known
}

// maxAsked bounds the work on one loop; the state machines of generated code are
// cycles through and through.
const maxAsked = 20000

func (a *solver) turns(l *loop, c ssa.Instruction) *turns {
	return &turns{a: a, l: l, skip: c, memo: map[ssa.Value]vary{}, pending: map[ssa.Value]*pending{}, rests: maxAsked}
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
	if p := t.pending[v]; p != nil {
		t.rests = min(t.rests, p.depth)
		return p.r
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
	return t.settle(v)
}

// settle works a value out, again for as long as it rests on itself and grows.
func (t *turns) settle(v ssa.Value) vary {
	if t.asked++; t.asked > maxAsked {
		return t.item("a loop that is too large to look through")
	}
	p := &pending{depth: len(t.pending)}
	t.pending[v] = p
	outer := t.rests
	for {
		t.rests = maxAsked
		r := max(p.r, t.instr(v))
		grew := r > p.r
		p.r = r
		if !grew || t.rests > p.depth {
			break
		}
	}
	delete(t.pending, v)
	if t.rests >= p.depth {
		t.memo[v], t.rests = p.r, maxAsked
	}
	t.rests = min(t.rests, outer)
	return p.r
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
	if counts(phi.Type()) || gotypes.IsContext(phi.Type()) || gotypes.IsError(phi.Type()) {
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
		small := counts(p.Type()) || gotypes.IsContext(p.Type())
		if r == item || other || r == turn && !small {
			clear(t.memo) // what rests on less
			t.memo[p] = t.item("an argument that changes with each call")
		}
	}
	return t.memo[p]
}

func counts(typ types.Type) bool {
	b, ok := typ.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsNumeric|types.IsBoolean) != 0
}
