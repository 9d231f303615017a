package guard

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// Form is what a branch asks of what was looked up.
type Form uint8

// The forms of a check.
const (
	Existence   Form = iota + 1 // is it there?
	State                       // in which state is it?
	Sufficiency                 // is it enough?
)

func (f Form) String() string { return [...]string{"", "existence", "state", "sufficiency"}[f] }

// A Test is a branch that an answer of a check or claim decides.
type Test struct {
	Event *Event
	If    *ssa.If
	Form  Form
	Field string // of State: the field that is looked at, "" where it has no name

	// Absent is where the code goes on if the thing was not there, or the claim is
	// won; Present if it was there, or the claim is lost. nil where the branch does
	// not tell. Only of Existence.
	Absent, Present *ssa.BasicBlock

	// Loose says that Absent is taken on any failure of the check as well.
	Loose bool
	// With is the other operand: the constant of State, the value of Sufficiency.
	With ssa.Value
}

// Tests returns the branches of fn that an answer decides, in the order of blocks.
func (r *Result) Tests(fn *ssa.Function) []Test {
	if r.f == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.tests(fn)
}

// TestsOf returns the branches that the answer of one event decides.
func (r *Result) TestsOf(e *Event) []Test {
	var out []Test
	for _, t := range r.Tests(e.Fn) {
		if t.Event == e {
			out = append(out, t)
		}
	}
	return out
}

func (f *finder) tests(fn *ssa.Function) []Test {
	if out, ok := f.tested[fn]; ok {
		return out
	}
	f.events(fn)
	var out []Test
	for _, b := range fn.Blocks {
		if len(b.Instrs) == 0 {
			continue
		}
		br, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		for _, s := range f.senses(br.Cond) {
			out = append(out, s.test(br))
		}
	}
	f.tested[fn] = out
	return out
}

// tells is what one side of a condition tells.
type tells uint8

const (
	nothing tells = iota
	absent
	present
)

func (t tells) not() tells {
	switch t {
	case absent:
		return present
	case present:
		return absent
	}
	return nothing
}

// A sense is what a condition says of an event.
type sense struct {
	e       *Event
	form    Form
	field   string
	with    ssa.Value
	yes, no tells // of Existence: what is known where the condition holds, and where not
	loose   bool
}

func (s sense) negated() sense {
	s.yes, s.no = s.no, s.yes
	return s
}

func (s sense) test(br *ssa.If) Test {
	t := Test{Event: s.e, If: br, Form: s.form, Field: s.field, With: s.with, Loose: s.loose}
	for i, says := range []tells{s.yes, s.no} {
		switch says {
		case absent:
			t.Absent = br.Block().Succs[i]
		case present:
			t.Present = br.Block().Succs[i]
		}
	}
	return t
}

// senses says what a condition means, of each event that it is made of.
func (f *finder) senses(cond ssa.Value) []sense {
	switch v := cond.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			var out []sense
			for _, s := range f.senses(v.X) {
				out = append(out, s.negated())
			}
			return out
		}
	case *ssa.BinOp:
		return f.compared(v)
	case *ssa.Call:
		if len(f.byInstr[v]) == 0 {
			if out := f.asked(v); out != nil {
				return out
			}
		}
	}
	return f.truth(cond)
}

// truth is the sense of a bool that an event answered with.
func (f *finder) truth(v ssa.Value) []sense {
	var out []sense
	for _, s := range f.sources(v) {
		if s.Event.Role == Record || s.Made {
			continue
		}
		if s.Field != "" || s.Event.Role == Check && !s.Event.answersBool(v) {
			out = append(out, sense{e: s.Event, form: State, field: s.Field})
			continue
		}
		says := absent
		if s.Event.Answer.Present {
			says = present
		}
		out = append(out, sense{e: s.Event, form: Existence, yes: says, no: says.not()})
	}
	return out
}

// answersBool reports whether a bool is the event's own answer, and no column.
func (e *Event) answersBool(v ssa.Value) bool {
	if e.Statement == nil {
		return true
	}
	_, scanned := isLoad(v)
	return !scanned || e.Exists
}

// answersIn reports whether the catalog says that a field of what the call returns
// holds what was looked up: GetItemOutput.Item.
func (e *Event) answersIn(field string) bool {
	if e.Row == nil {
		return false
	}
	steps := e.Row.Answer.Steps
	return len(steps) > 0 && steps[len(steps)-1].Kind == catalog.Field && steps[len(steps)-1].Name == field
}

// compared is the sense of a comparison.
func (f *finder) compared(b *ssa.BinOp) []sense {
	x, y, op := b.X, b.Y, b.Op
	if _, ok := strip(x).(*ssa.Const); ok {
		x, y, op = y, x, mirrored(op)
	}
	c, constant := strip(y).(*ssa.Const)
	switch {
	case gotypes.IsError(x.Type()):
		if constant && c.IsNil() {
			return f.failed(x, op)
		}
		return f.sentinel(x, y, op)
	case constant && c.Value == nil: // nil
		return f.isZero(x, op)
	case constant && isNumber(c) && (op == token.EQL || op == token.NEQ) && constZero(c):
		return f.isZero(x, op)
	case constant && isString(c.Type()) && constZero(c):
		return f.isZero(x, op)
	case constant && isNumber(c) && f.counts(x):
		return f.counted(x, c, op)
	case (op == token.EQL || op == token.NEQ) && constant && conflicts(f.nameOf(c)):
		return f.conflicting(x, op)
	case op == token.EQL || op == token.NEQ:
		return f.stateOf(x, y, constant)
	case isOrder(op):
		return f.enough(x, y)
	}
	return nil
}

// conflicting is the sense of a comparison with the code of a conflict.
func (f *finder) conflicting(x ssa.Value, op token.Token) []sense {
	var out []sense
	for _, s := range f.sources(x) {
		if s.Event.Role == Check {
			continue
		}
		n := sense{e: s.Event, form: Existence, yes: present}
		if op == token.NEQ {
			n = n.negated()
		}
		out = append(out, n)
	}
	return out
}

// failed is the sense of err == nil and err != nil.
func (f *finder) failed(x ssa.Value, op token.Token) []sense {
	var out []sense
	for _, s := range f.sources(x) {
		n := sense{e: s.Event, form: Existence}
		switch {
		case s.Made:
			continue
		case s.Event.Role == Claim && s.Event.Answer.Fails:
			n.yes, n.no = absent, present
		case s.Event.Role == Check && s.Event.missFails():
			n.yes, n.no, n.loose = present, absent, true
		default:
			continue
		}
		if op == token.NEQ {
			n = n.negated()
		}
		out = append(out, n)
	}
	return out
}

// missFails reports whether a check answers with an error where nothing is there.
func (e *Event) missFails() bool { return !e.Exists && !e.Quantity && !e.List }

// sentinel is the sense of err == ErrNoRows.
func (f *finder) sentinel(x, y ssa.Value, op token.Token) []sense {
	out := f.classified(x, f.nameOf(y))
	if op == token.NEQ {
		for i := range out {
			out[i] = out[i].negated()
		}
	}
	return out
}

// classified is the sense of the question whether an error is of the kind that has
// one of the names.
func (f *finder) classified(err ssa.Value, names ...string) []sense {
	says := nothing
	for _, n := range names {
		switch {
		case n == "":
		case catalog.AbsentName(n):
			says = absent
		case catalog.ConflictName(n) && says == nothing:
			says = present
		}
	}
	if says == nothing {
		return nil
	}
	var out []sense
	for _, s := range f.sources(err) {
		if s.Event.Role == Check && says == absent || s.Event.Role != Check && says == present {
			n := sense{e: s.Event, form: Existence, yes: says}
			if s.Event.Role == Check {
				n.no = present
			}
			out = append(out, n)
		} else if s.Event.Role == Claim && says == absent && s.Event.Statement != nil && s.Event.Statement.Returning {
			out = append(out, sense{e: s.Event, form: Existence, yes: present}) // no row came back
		}
	}
	return out
}

// asked is the sense of a call that answers with a bool: errors.Is(err, ErrNoRows),
// IsNotFound(err), row.Paid.IsZero(), slices.Contains(open, row.State).
func (f *finder) asked(c *ssa.Call) []sense {
	recv, args := operands(&c.Call)
	names := []string{calledName(c)}
	var err ssa.Value
	for _, a := range args {
		if gotypes.IsError(a.Type()) && err == nil && f.nameOf(a) == "" {
			err = a
		} else {
			names = append(names, f.nameOf(a))
		}
	}
	if err != nil {
		if out := f.classified(err, names...); out != nil {
			return out
		}
		return nil
	}
	var out []sense
	for _, v := range append([]ssa.Value{recv}, args...) {
		if v == nil {
			continue
		}
		for _, s := range f.sources(v) {
			if s.Event.Role == Check {
				field := s.Field
				if field == "" {
					field = calledName(c)
				}
				out = append(out, sense{e: s.Event, form: State, field: field})
			}
		}
	}
	return out
}

// isZero is the sense of a comparison with nil, 0 or "".
func (f *finder) isZero(x ssa.Value, op token.Token) []sense {
	var out []sense
	for _, s := range f.sources(x) {
		if s.Event.Role == Record && !s.Count {
			continue
		}
		if s.Made && !s.Count {
			continue
		}
		n := sense{e: s.Event, form: Existence, yes: absent, no: present}
		switch {
		case s.Event.Role != Check && s.Count:
			n.yes, n.no = present, absent // no row was changed: another was there first
		case s.Event.Role != Check:
			continue
		case s.Field != "" && !catalog.IdentityName(s.Field) && !s.Event.answersIn(s.Field):
			n = sense{e: s.Event, form: State, field: s.Field, with: nil}
			out = append(out, n)
			continue
		case op != token.EQL && op != token.NEQ:
			out = append(out, f.counted(x, nil, op)...)
			continue
		}
		if op == token.NEQ {
			n = n.negated()
		}
		out = append(out, n)
	}
	return out
}

// counts reports whether a number counts rows.
func (f *finder) counts(x ssa.Value) bool {
	return slices.ContainsFunc(f.sources(x), func(s Source) bool {
		return s.Count || (s.Event.Count || s.Event.Exists) && s.Field == "" || s.Event.Answer.Count && s.Field == "" && s.Event.Role != Check
	})
}

// counted is the sense of a comparison of a number of rows with a constant.
func (f *finder) counted(x ssa.Value, c *ssa.Const, op token.Token) []sense {
	n := int64(0)
	if c != nil {
		n = c.Int64()
	}
	says := nothing // what is known where the comparison holds
	switch {
	case op == token.GTR && n == 0, op == token.GEQ && n == 1, op == token.EQL && n >= 1, op == token.NEQ && n == 0:
		says = present
	case op == token.LSS && n == 1, op == token.LEQ && n == 0, op == token.EQL && n == 0, op == token.NEQ && n == 1:
		says = absent
	default:
		return nil
	}
	var out []sense
	for _, s := range f.sources(x) {
		is := says
		if s.Event.Role != Check {
			is = says.not()
		}
		out = append(out, sense{e: s.Event, form: Existence, yes: is, no: is.not()})
	}
	return out
}

// stateOf is the sense of an equality with something else than zero.
func (f *finder) stateOf(x, y ssa.Value, constant bool) []sense {
	var out []sense
	for _, v := range []ssa.Value{x, y} {
		other := y
		if v == y {
			other = x
		}
		for _, s := range f.sources(v) {
			if s.Event.Role == Check && (!s.Made || s.Field != "") {
				out = append(out, sense{e: s.Event, form: State, field: s.Field, with: other})
			}
		}
		if constant {
			break
		}
	}
	return out
}

// enough is the sense of an ordered comparison of what was read.
func (f *finder) enough(x, y ssa.Value) []sense {
	var out []sense
	for _, p := range [][2]ssa.Value{{x, y}, {y, x}} {
		if !isNumeric(p[0].Type()) {
			continue
		}
		for _, s := range f.sources(p[0]) {
			if s.Event.Role == Check {
				out = append(out, sense{e: s.Event, form: Sufficiency, field: s.Field, with: p[1]})
			}
		}
	}
	return out
}

// nameOf is what stands for an error, a class of errors or a code in the source: a
// variable's name, a constant's text or name.
func (f *finder) nameOf(v ssa.Value) string {
	v = strip(v)
	if u, ok := isLoad(v); ok {
		switch x := u.X.(type) {
		case *ssa.Global:
			return x.Name()
		case *ssa.FieldAddr:
			return gotypes.FieldName(x.X.Type(), x.Field)
		}
		return ""
	}
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil {
		return ""
	}
	if isString(c.Type()) {
		return unquoted(c)
	}
	if n := constName(c); n != "" {
		return n
	}
	return c.Value.ExactString()
}

// constName is the name of a constant of a named type: codes.NotFound.
func constName(c *ssa.Const) string {
	tn := gotypes.NamedOf(c.Type())
	if tn == nil || tn.Pkg() == nil {
		return ""
	}
	scope := tn.Pkg().Scope()
	for _, n := range scope.Names() {
		if k, ok := scope.Lookup(n).(*types.Const); ok && types.Identical(k.Type(), c.Type()) && constant.Compare(k.Val(), token.EQL, c.Value) {
			return n
		}
	}
	return ""
}

func calledName(c *ssa.Call) string {
	if m := c.Call.Method; m != nil {
		return m.Name()
	}
	if fn := c.Call.StaticCallee(); fn != nil {
		return fn.Name()
	}
	return ""
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

func isOrder(op token.Token) bool {
	return op == token.LSS || op == token.GTR || op == token.LEQ || op == token.GEQ
}

func isNumeric(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

func isNumber(c *ssa.Const) bool {
	return c.Value != nil && c.Value.Kind() == constant.Int && isNumeric(c.Type())
}

func constZero(c *ssa.Const) bool {
	switch c.Value.Kind() {
	case constant.Int:
		return constant.Sign(c.Value) == 0
	case constant.String:
		return constant.StringVal(c.Value) == ""
	}
	return false
}
