package rerun

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A split is what a condition on the answer says on its two edges.
type split struct {
	known bool // the condition is about the answer
	t, f  outcome
}

// ask reads a condition.
func (a *answer) ask(cond ssa.Value) split {
	switch v := cond.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			s := a.ask(v.X)
			s.t, s.f = s.f, s.t
			return s
		}
	case *ssa.BinOp:
		return a.compare(v)
	case *ssa.Call:
		if v != a.call {
			return a.predicate(v)
		}
	case *ssa.Extract:
		if ta, ok := v.Tuple.(*ssa.TypeAssert); ok && v.Index == 1 && a.of(ta.X) != none {
			return a.is(typeName(ta.AssertedType))
		}
		if c, ok := v.Tuple.(*ssa.Call); ok && c != a.call {
			return a.predicate(c)
		}
	case *ssa.Phi:
		if s := a.shortCircuit(v); s.known {
			return s
		}
	}
	switch a.of(cond) {
	case success:
		return a.flag(cond)
	case verdict:
		return said(nameOf(cond))
	}
	return split{}
}

// said reads a bool of the answer by its name.
func said(names ...string) split {
	s := split{true, nilOK, nilUnknown | nilRefused | withError}
	for _, name := range names {
		if catalog.AgainName(name) {
			s.t, s.f = unknown, nilOK|refused
		}
	}
	return s
}

// flag reads the call's own bool: true is success, unless its name says that it
// asks for another try.
func (a *answer) flag(v ssa.Value) split {
	name := ""
	if ex, ok := v.(*ssa.Extract); ok && ex.Tuple == ssa.Value(a.call) {
		name = a.call.Call.Signature().Results().At(ex.Index).Name()
	}
	if a.fails && name != "" && name != "_" && member(name, types.Typ[types.Bool]) != verdict {
		return split{} // line, isPrefix, err: it says something else
	}
	return said(name)
}

// compare reads a comparison.
func (a *answer) compare(v *ssa.BinOp) split {
	x, y, op := v.X, v.Y, v.Op
	p := a.of(x)
	if p == none {
		x, y, op = y, x, mirrored(op)
		p = a.of(x)
	}
	k, isConst := y.(*ssa.Const)
	var s split
	switch {
	case p == none:
		return split{}
	case isConst && k.IsNil():
		s = nilness(p)
	case p == anError || p == wrapped:
		s = a.is(a.a.errorText(y), valueName(y))
	case p == status && isConst:
		return a.state(x, op, k)
	case p == status:
		return split{true, anyOutcome, anyOutcome}
	case p == success && isConst && k.Value != nil && k.Value.Kind() == constant.Bool:
		if s = a.ask(x); !constant.BoolVal(k.Value) {
			s.t, s.f = s.f, s.t
		}
	default:
		return split{} // how many, how far: no answer to the question whether it worked
	}
	if op == token.NEQ {
		s.t, s.f = s.f, s.t
	}
	return s
}

// nilness reads "this part of the answer is nil".
func nilness(p part) split {
	switch p {
	case anError:
		return split{true, noError, withError}
	case wrapped:
		return split{true, noError, anyOutcome &^ nilOK}
	case pointer:
		return split{true, withError | nilUnknown | nilRefused, noError}
	}
	return split{}
}

func mirrored(op token.Token) token.Token {
	switch op {
	case token.LSS:
		return token.GTR
	case token.GTR:
		return token.LSS
	case token.LEQ:
		return token.GEQ
	case token.GEQ:
		return token.LEQ
	}
	return op
}

// state reads the comparison of a status with a constant.
func (a *answer) state(x ssa.Value, op token.Token, k *ssa.Const) split {
	if name := gotypes.ConstName(k.Type(), k.Value); name != "" {
		s := split{true, anyOutcome, anyOutcome}
		if c := named(name); c != 0 {
			s.t = c
		} else if constant.Compare(k.Value, token.EQL, constant.MakeInt64(0)) && k.Value.Kind() == constant.Int {
			s.t, s.f = noError, anyOutcome&^nilOK
		}
		switch op {
		case token.EQL:
			return s
		case token.NEQ:
			return split{true, s.f, s.t}
		}
		return split{true, anyOutcome, anyOutcome}
	}
	if k.Value == nil || k.Value.Kind() != constant.Int {
		return split{true, anyOutcome, anyOutcome}
	}
	by := int64(1)
	if q, ok := x.(*ssa.BinOp); ok && q.Op == token.QUO {
		if d, ok := q.Y.(*ssa.Const); ok && d.Int64() > 0 {
			by = d.Int64()
		}
	}
	if n := k.Int64() * by; n >= 100 && n <= 599 && !isByte(x.Type()) {
		t, f := compared(op, k.Value, by)
		return split{true, t, f}
	}
	if catalog.StatusName(callName(&a.call.Call)) {
		return split{true, anyOutcome, anyOutcome}
	}
	return split{} // a byte, a length, a position
}

func isByte(typ types.Type) bool {
	b, ok := typ.Underlying().(*types.Basic)
	return ok && (b.Kind() == types.Uint8 || b.Kind() == types.Int8)
}

// is reads "the error is this one".
func (a *answer) is(names ...string) split {
	s := split{true, withError, anyOutcome}
	if c := named(names...); c != 0 {
		s.t = c & withError
	}
	return s
}

// predicate reads a helper that judges the answer: errors.Is(err, X),
// isRetryable(err), resp.IsError(), shouldRetry(resp, err).
func (a *answer) predicate(c *ssa.Call) split {
	var names []string
	onError, found, direct := false, false, false
	all := c.Call.Args
	if c.Call.IsInvoke() {
		all = append([]ssa.Value{c.Call.Value}, all...)
	}
	for _, arg := range all {
		switch p := a.of(arg); p {
		case none:
			names = append(names, nameOf(arg), a.a.errorText(arg))
		case anError, wrapped:
			onError, found = true, true
		default:
			found = true
			direct = direct || p != other || a.direct(arg)
		}
	}
	if !found {
		return split{}
	}
	fn := callee(&c.Call)
	if fn != nil {
		names = append(names, fn.Name())
	} else {
		names = append(names, valueName(c.Call.Value))
	}
	s := split{true, anyOutcome, anyOutcome}
	class := named(names...)
	switch {
	case onError && !a.hasOther(all):
		s.t = withError
	case onError:
	case fn != nil && member(fn.Name(), types.Typ[types.Bool]) == verdict:
		return said(fn.Name())
	case direct && fn != nil && fn.Pkg() == a.a.pkg.Pkg && fn.Signature().Recv() == nil:
	default:
		return split{} // page.HasMore(), it.Next(): how far, not how it went
	}
	if class != 0 {
		s.t = class
	}
	return s
}

// direct reports whether v is a result of the call, not a part of one.
func (a *answer) direct(v ssa.Value) bool {
	if ex, ok := v.(*ssa.Extract); ok {
		v = ex.Tuple
	}
	return v == ssa.Value(a.call)
}

// hasOther reports whether more of the answer than its error is judged.
func (a *answer) hasOther(vs []ssa.Value) bool {
	for _, v := range vs {
		if p := a.of(v); p > wrapped {
			return true
		}
	}
	return false
}

// shortCircuit reads the phi of && and ||, and a flag that is set on one of the
// answer's edges.
func (a *answer) shortCircuit(phi *ssa.Phi) split {
	if phi.Block() == a.l.head && !a.across {
		return split{}
	}
	if a.memo[phi] == other {
		return split{}
	}
	a.memo[phi] = other
	defer delete(a.memo, phi)
	var s split
	var before outcome
	sets := [2]bool{} // to false, to true
	for i, e := range phi.Edges {
		edge := a.reaching(phi.Block().Preds[i], phi.Block())
		k, isConst := e.(*ssa.Const)
		switch {
		case isConst && k.Value != nil:
			s.known = s.known || edge != anyOutcome
			if constant.BoolVal(k.Value) {
				s.t, sets[1] = s.t|edge, true
			} else {
				s.f, sets[0] = s.f|edge, true
			}
		case a.setBefore(e, phi):
			before |= edge
		default:
			in := a.ask(e)
			s.known = s.known || in.known
			if !in.known {
				in = split{t: anyOutcome, f: anyOutcome}
			}
			s.t, s.f = s.t|in.t, s.f|in.f
		}
	}
	// A flag that this turn did not set is still what it was: not what it is set to.
	if sets[0] || !sets[1] {
		s.t |= before
	}
	if sets[1] || !sets[0] {
		s.f |= before
	}
	if s.t == anyOutcome && s.f == anyOutcome {
		return split{} // it says nothing
	}
	return s
}

// setBefore reports whether e is the flag's value before it was set in this turn.
func (a *answer) setBefore(e ssa.Value, phi *ssa.Phi) bool {
	p, ok := e.(*ssa.Phi)
	return ok && (p == phi || p.Block() == a.l.head)
}

// reaching is the outcome under which control comes from b to s, as far as the
// branch that ends b, or the ones right above it, say.
func (a *answer) reaching(b, s *ssa.BasicBlock) outcome {
	for range 4 {
		if br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok {
			in := a.ask(br.Cond)
			if in.known && b.Succs[0] != b.Succs[1] {
				if b.Succs[0] == s {
					return in.t
				}
				return in.f
			}
		}
		if len(b.Preds) != 1 || b == a.l.head {
			break
		}
		b, s = b.Preds[0], b
	}
	return anyOutcome
}
