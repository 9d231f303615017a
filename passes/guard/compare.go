package guard

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// compared is the sense of a comparison.
func (f *finder) compared(b *ssa.BinOp) []sense {
	x, y, op := b.X, b.Y, b.Op
	if _, ok := ssabody.Strip(x).(*ssa.Const); ok {
		x, y, op = y, x, mirrored(op)
	}
	c, constant := ssabody.Strip(y).(*ssa.Const)
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
