package guard

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// ofSQL returns the events of a statement. e holds what is known without its text.
func (f *finder) ofSQL(c ssa.CallInstruction, e *Event, text string) []*Event {
	s := sqltext.Parse(text)
	e.Statement = &s
	e.Place = Place{Kind: Table, Name: singular(s.Table)}
	if s.Table == "" {
		e.Place = Place{}
	}
	e.Key, e.Value = f.statementParts(c, e.Row.SQL, &s)
	s.Conditional = s.Conditional || f.swaps(c, e.Row.SQL, &s)
	switch {
	case s.Advisory:
		e.Role = Lock
	case s.Kind == sqltext.Select:
		e.Role, e.Answer = Check, Answer{Present: true, Count: true}
		e.Locks, e.Quantity, e.Count, e.Exists = s.Lock != sqltext.NoLock && s.Lock != sqltext.ForShare, s.Sum, s.Count, s.Exists
	case s.Kind == sqltext.Insert:
		e.Role, e.Insert = Record, s.Conflict != sqltext.Replaces
		if s.Conflict == sqltext.Nothing || s.Conditional {
			e.Role = Claim
		}
	case s.Kind == sqltext.Update, s.Kind == sqltext.Merge:
		e.Role = Record
		if s.Conditional {
			e.Role = Claim
		}
	case s.Kind == sqltext.Delete:
		e.Role = Release
	default:
		return nil
	}
	for _, col := range s.Columns {
		if col.Role == sqltext.Set || col.Role == sqltext.Added || col.Role == sqltext.Inserted {
			e.Sets = append(e.Sets, col.Name)
		}
	}
	e.Delta, e.If = s.Delta, s.Conditional
	if e.Role == Claim {
		e.Answer = Answer{Count: true, Fails: s.Returning}
	}
	e.Why += ", by its text"
	return []*Event{e}
}

// swaps reports whether an update looks at the state of the row that it changes by a
// placeholder: a column besides an id that it sets as well, or that is given a constant.
func (f *finder) swaps(c ssa.CallInstruction, sql catalog.Access, s *sqltext.Statement) bool {
	_, args := operands(c.Common())
	if s.Kind != sqltext.Update || sql.Root != catalog.Arg || sql.N+1 >= len(args) {
		return false
	}
	given := f.given(args[sql.N+1:])
	return slices.ContainsFunc(s.Columns, func(m sqltext.Column) bool {
		if m.Role != sqltext.Matched || catalog.IdentityName(m.Name) {
			return false
		}
		if v, _ := argOf(given, m.Value); v != nil && isConstant(v) {
			return true
		}
		return slices.ContainsFunc(s.Columns, func(o sqltext.Column) bool { return o.Role == sqltext.Set && o.Name == m.Name })
	})
}

// isConstant reports whether a value is a constant other than nil.
func isConstant(v ssa.Value) bool {
	c, ok := ssabody.Strip(v).(*ssa.Const)
	return ok && c.Value != nil
}

// statementParts returns what a statement matches rows by, or inserts, and what it
// sets besides: by the columns that its placeholders stand for, else, where they are
// not known, all that follows its text.
func (f *finder) statementParts(c ssa.CallInstruction, sql catalog.Access, s *sqltext.Statement) (key, value []Part) {
	_, args := operands(c.Common())
	if sql.Root != catalog.Arg || sql.N+1 >= len(args) {
		return nil, nil
	}
	given := f.given(args[sql.N+1:])
	used := make(map[int]bool)
	for _, col := range s.Columns {
		v, n := argOf(given, col.Value)
		if v == nil {
			continue
		}
		used[n] = true
		parts := f.parts(v)
		for i := range parts {
			parts[i].Column = col.Name
		}
		switch col.Role {
		case sqltext.Matched, sqltext.Inserted:
			key = append(key, parts...)
		case sqltext.Set, sqltext.Added:
			value = append(value, parts...)
		}
	}
	for i, v := range given {
		if !used[i] {
			key = append(key, f.parts(v)...)
		}
	}
	return variable(key), value
}

// given returns the arguments of a statement one by one.
func (f *finder) given(args []ssa.Value) []ssa.Value {
	var out []ssa.Value
	for _, a := range args {
		if s, ok := ssabody.Strip(a).(*ssa.Slice); ok {
			if el := f.elements(s); el != nil {
				out = append(out, el...)
				continue
			}
		}
		out = append(out, a)
	}
	return out
}

// argOf returns the argument that a placeholder stands for: by its number.
func argOf(given []ssa.Value, v sqltext.Value) (ssa.Value, int) {
	if v.Index < 1 || v.Index > len(given) {
		return nil, 0
	}
	return given[v.Index-1], v.Index - 1
}

// byStatement returns the events of a call through the user's own interface that is
// given a statement: the DBTX of generated queries.
func (f *finder) byStatement(c ssa.CallInstruction, m *types.Func) []*Event {
	args := c.Common().Args
	for i, a := range args {
		if !isString(a.Type()) || i+1 < len(args) && i > 1 {
			continue
		}
		text, _ := f.org.ArgText(a, c)
		if !strings.Contains(text, " ") || sqltext.Parse(text).Kind == sqltext.Other {
			continue
		}
		e := &Event{Name: gotypes.FuncName(m), K: 3, Why: "by the statement that it is given",
			Row: &catalog.Store{Role: "sql", SQL: catalog.Access{Root: catalog.Arg, N: i}}}
		return f.ofSQL(c, e, text)
	}
	return nil
}
