package rerun

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
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

// Words in the name of a bool of an answer.
var (
	saysSuccess = words("ok success successful succeeded done complete completed ready finished accepted sent applied delivered paid")
	saysAgain   = words("retry again retryable repeat requeue error failed failure pending")
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
		a.fails = a.fails || isError(r.Type())
	}
	return a
}

// result is the part that a result of type typ is.
func (a *answer) result(typ types.Type) part {
	if isError(typ) {
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
	return saysStatus(callName(&a.call.Call)) || saysStatus(typeName(typ))
}

func saysStatus(name string) bool {
	for _, w := range catalog.Words(name) {
		switch w {
		case "status", "code", "state", "phase", "outcome", "verdict", "stage":
			return true
		}
	}
	return false
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
		if isError(v.Type()) {
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
			} else if isError(v.Type()) {
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
		if isError(u.Type()) {
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
	if isError(typ) {
		return wrapped
	}
	basic, ok := typ.Underlying().(*types.Basic)
	if !ok {
		return other
	}
	if basic.Info()&types.IsBoolean == 0 {
		if saysStatus(name) {
			return status
		}
		return other
	}
	for _, w := range catalog.Words(name) {
		if saysSuccess[w] || saysAgain[w] {
			return verdict
		}
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
	if isError(c.Type()) {
		return wrapped
	}
	if fn := callee(&c.Call); fn != nil {
		return member(fn.Name(), c.Type())
	}
	return other
}

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
		for _, w := range catalog.Words(name) {
			if saysAgain[w] {
				s.t, s.f = unknown, nilOK|refused
			}
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

func (a *answer) compare(v *ssa.BinOp) split {
	x, y, op := v.X, v.Y, v.Op
	p := a.of(x)
	if p == none {
		x, y, p = y, x, a.of(y)
		op = mirrored(op)
	}
	if p == none {
		return split{}
	}
	k, isConst := y.(*ssa.Const)
	var s split
	switch {
	case isConst && k.IsNil():
		switch p {
		case anError:
			s = split{true, noError, withError}
		case wrapped:
			s = split{true, noError, anyOutcome &^ nilOK}
		case pointer:
			s = split{true, withError | nilUnknown | nilRefused, noError}
		default:
			return split{}
		}
		if op == token.NEQ {
			s.t, s.f = s.f, s.t
		}
		return s
	case p == anError || p == wrapped:
		s = a.is(a.a.errorText(y), valueName(y))
		if op == token.NEQ {
			s.t, s.f = s.f, s.t
		}
		return s
	case p == status && isConst:
		return a.state(x, op, k)
	case p == success && isConst && k.Value != nil && k.Value.Kind() == constant.Bool:
		s = a.ask(x)
		if constant.BoolVal(k.Value) != (op == token.EQL) {
			s.t, s.f = s.f, s.t
		}
		return s
	case p == status:
		return split{true, anyOutcome, anyOutcome}
	}
	return split{} // how many, how far: no answer to the question whether it worked
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
	if name := constName(k); name != "" {
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
	if saysStatus(callName(&a.call.Call)) {
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

// nameOf names what an error is compared with: a sentinel, or the type of a target.
func nameOf(v ssa.Value) string {
	switch x := v.(type) {
	case *ssa.Const:
		return constName(x)
	case *ssa.MakeInterface:
		if p, ok := x.X.Type().Underlying().(*types.Pointer); ok {
			return typeName(p.Elem())
		}
		return nameOf(x.X)
	case *ssa.UnOp:
		switch from := x.X.(type) {
		case *ssa.Global:
			return from.Name()
		case *ssa.FieldAddr:
			return fieldOf(from.X.Type(), from.Field).Name()
		}
	case *ssa.Field:
		return fieldOf(x.X.Type(), x.Field).Name()
	case *ssa.ChangeInterface:
		return nameOf(x.X)
	}
	return ""
}

// errorText is the text that a package variable's error is made with, as in
// errors.New("timeout"), if it is assigned in one place of this package.
func (a *solver) errorText(v ssa.Value) string {
	u, ok := v.(*ssa.UnOp)
	if !ok {
		return ""
	}
	g, ok := u.X.(*ssa.Global)
	if !ok || len(a.globals[g]) != 1 {
		return ""
	}
	c := made(a.globals[g][0])
	if c == nil || len(c.Call.Args) == 0 {
		return ""
	}
	if k, ok := c.Call.Args[0].(*ssa.Const); ok && k.Value != nil && k.Value.Kind() == constant.String {
		return constant.StringVal(k.Value)
	}
	return ""
}

func typeName(typ types.Type) string {
	if p, ok := types.Unalias(typ).(*types.Pointer); ok {
		typ = p.Elem()
	}
	if n, ok := types.Unalias(typ).(*types.Named); ok {
		return n.Obj().Name()
	}
	return ""
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
