package guard

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Form is what a branch asks of what was looked up.
type Form uint8

// Pos returns where the branch asks; its condition may be a value without a place of
// its own, such as a result of a call.
func (t Test) Pos() token.Pos {
	v := t.If.Cond
	for range 8 {
		if v.Pos().IsValid() {
			return v.Pos()
		}
		switch x := v.(type) {
		case *ssa.Extract:
			v = x.Tuple
		case *ssa.UnOp:
			v = x.X
		case *ssa.Phi:
			v = x.Edges[0]
		default:
			return t.Event.Instr.Pos()
		}
	}
	return t.Event.Instr.Pos()
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
	v = ssabody.Strip(v)
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
	if n := gotypes.ConstName(c.Type(), c.Value); n != "" {
		return n
	}
	return c.Value.ExactString()
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
