package rerun

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// part says which part of a call's answer a value is.
type part uint8

const (
	none    part = iota
	anError      // the call's error itself
	wrapped      // an error made from it, or one of several
	status       // a status, code or state
	success      // the call's own bool
	pointer      // a result that may be nil
	verdict      // a bool of the answer whose name says how it went
	other
)

// An answer follows the results of one call of a loop to the branches on them.
type answer struct {
	a      *solver
	l      *loop
	call   *ssa.Call
	across bool // follow them over the loop's head, into the next turn
	memo   map[ssa.Value]part
	fails  bool // the call returns an error
}

func newAnswer(s *solver, l *loop, c *ssa.Call, across bool) *answer {
	a := &answer{a: s, l: l, call: c, across: across, memo: map[ssa.Value]part{}}
	for r := range c.Call.Signature().Results().Variables() {
		a.fails = a.fails || gotypes.IsError(r.Type())
	}
	return a
}

// result is the part that a result of type typ is.
func (a *answer) result(typ types.Type) part {
	if gotypes.IsError(typ) {
		return anError
	}
	switch u := typ.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsBoolean != 0:
			return success
		case u.Info()&(types.IsString|types.IsInteger) != 0 && (!a.fails || a.namedStatus(typ)):
			return status
		}
	case *types.Pointer, *types.Interface, *types.Slice, *types.Map:
		if !a.fails {
			return pointer // beside an error, nil says that there is nothing, not that it failed
		}
	}
	return other
}

// namedStatus reports whether the call or its result says by its name that it is
// a status. Beside an error, other results are data.
func (a *answer) namedStatus(typ types.Type) bool {
	return catalog.StatusName(callName(&a.call.Call)) || catalog.StatusName(typeName(typ))
}

// of says which part of the answer v is; none if it is none.
func (a *answer) of(v ssa.Value) part {
	if p, ok := a.memo[v]; ok {
		return p
	}
	a.memo[v] = none
	p := a.find(v)
	a.memo[v] = p
	return p
}

func (a *answer) find(v ssa.Value) part {
	switch v := v.(type) {
	case *ssa.Call:
		if v == a.call {
			if _, tuple := v.Type().(*types.Tuple); tuple {
				return other
			}
			return a.result(v.Type())
		}
		return a.through(v)
	case *ssa.Extract:
		if v.Tuple == ssa.Value(a.call) {
			return a.result(v.Type())
		}
		p := a.of(v.Tuple)
		if p == none {
			return none
		}
		if gotypes.IsError(v.Type()) {
			return wrapped
		}
		return p
	case *ssa.Phi:
		if v.Block() == a.l.head && !a.across {
			return none
		}
		return a.merge(v.Edges)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return a.load(v)
		}
		return a.of(v.X)
	case *ssa.FieldAddr:
		return a.field(v.X, v.Field)
	case *ssa.Field:
		return a.field(v.X, v.Field)
	case *ssa.MakeInterface:
		return a.of(v.X)
	case *ssa.ChangeInterface:
		return a.of(v.X)
	case *ssa.ChangeType:
		return a.of(v.X)
	case *ssa.Convert:
		return a.of(v.X)
	case *ssa.TypeAssert:
		return a.of(v.X)
	case *ssa.BinOp:
		return max(a.of(v.X), a.of(v.Y))
	case *ssa.Lookup:
		return min(a.of(v.X), other)
	case *ssa.IndexAddr:
		return a.of(v.X)
	}
	return none
}

// merge is the part that several values make: an error if all are one or nil.
func (a *answer) merge(vs []ssa.Value) part {
	r := none
	for _, v := range vs {
		p := a.of(v)
		if p == anError && r == none {
			r = anError
		} else if p != none && r != p {
			if r == none {
				r = p
			} else if gotypes.IsError(v.Type()) {
				r = wrapped
			} else {
				r = other
			}
		}
	}
	if r == anError {
		for _, v := range vs {
			if a.of(v) == none {
				if c, ok := v.(*ssa.Const); !ok || !c.IsNil() {
					return wrapped
				}
			}
		}
	}
	return r
}

// load is the part that a cell holds: what the loop stores there of the answer.
func (a *answer) load(u *ssa.UnOp) part {
	if p := a.of(u.X); p != none {
		if gotypes.IsError(u.Type()) {
			return wrapped
		}
		return p
	}
	to := addressOf(u.X)
	var vs []ssa.Value
	for _, w := range a.l.writing() {
		if st, ok := w.instr.(*ssa.Store); ok && to.overlaps(w.to) {
			vs = append(vs, st.Val)
		}
	}
	return a.merge(vs)
}

// field is the part that a field of the answer is.
func (a *answer) field(x ssa.Value, i int) part {
	if a.of(x) == none {
		return none
	}
	f := fieldOf(x.Type(), i)
	return member(f.Name(), f.Type())
}

func member(name string, typ types.Type) part {
	if gotypes.IsError(typ) {
		return wrapped
	}
	basic, ok := typ.Underlying().(*types.Basic)
	if !ok {
		return other
	}
	if basic.Info()&types.IsBoolean == 0 {
		if catalog.StatusName(name) {
			return status
		}
		return other
	}
	if catalog.SuccessName(name) || catalog.AgainName(name) {
		return verdict
	}
	return other
}

// through is the part that a call makes of the answer: status.Code(err), resp.Status().
// What the world says when it is handed the answer is not this call's answer.
func (a *answer) through(c *ssa.Call) part {
	if a.a.asks(c) {
		return none
	}
	found := none
	for _, arg := range c.Call.Args {
		if s, ok := arg.(*ssa.Slice); ok {
			for _, e := range elements(s) {
				found = max(found, a.of(e))
			}
		}
		found = max(found, a.of(arg))
	}
	if c.Call.IsInvoke() {
		found = max(found, a.of(c.Call.Value))
	}
	if found == none {
		return none
	}
	if _, ok := c.Call.Value.(*ssa.Builtin); ok {
		return other // len
	}
	if gotypes.IsError(c.Type()) {
		return wrapped
	}
	if fn := callee(&c.Call); fn != nil {
		return member(fn.Name(), c.Type())
	}
	return other
}
