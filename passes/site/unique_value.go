package site

import (
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/origin"
)

// A value is what a column gets in an insert.
type value struct {
	fresh     bool   // it is new for each row
	clock     bool   // it is the time of the insert
	null      bool   // it can be NULL, and nothing in the function looks whether it is
	byDefault bool   // the column's default is asked for
	given     bool   // it comes from outside of the function
	isLiteral bool   // it is a constant text
	literal   string // that text
}

// value says what a statement's expression is at a call.
func (u *uniques) value(s *Unique, v sqltext.Value) *value {
	out := &value{}
	switch v.Kind {
	case sqltext.Null:
		out.null = true
	case sqltext.Default:
		out.byDefault = true
	case sqltext.Literal:
		out.isLiteral, out.literal = true, v.Text
	case sqltext.Call:
		switch {
		case sqltext.Clock(v.Text):
			out.clock = true
		case sqltext.New(v.Text):
			out.fresh = true
		}
	}
	if !v.Placeholder() || v.Kind == sqltext.Call && (v.Text == "coalesce" || v.Text == "ifnull") {
		return out
	}
	arg, access := u.argument(s, v)
	if arg == nil {
		return out
	}
	made := madeOf(u.org.Key(s.Call, access).Val)
	out.fresh, out.clock, out.given = made.fresh, made.clock, made.given
	out.null = u.canBeNil(arg) || v.Kind == sqltext.Call && v.Text == "nullif"
	if c, ok := unboxed(arg).(*ssa.Const); ok && c.Value != nil {
		out.isLiteral, out.literal = true, strings.Trim(c.Value.ExactString(), `"`)
	}
	return out
}

// madeOf says what a value is by where it comes from.
func madeOf(v origin.Val) *value {
	is := func(f func(origin.Org) bool) bool { return slices.ContainsFunc(v.Orgs, f) }
	out := &value{given: is(func(o origin.Org) bool { return o.Kind == origin.Param || o.Kind == origin.Received })}
	if is(volatile) && !is(func(o origin.Org) bool { return !volatile(o) }) {
		out.clock = !is(func(o origin.Org) bool { return o.Kind != origin.Clock })
		out.fresh = !out.clock
	}
	return out
}

func volatile(o origin.Org) bool { return o.Volatile() && !o.Fallback }

// argument returns the argument of a call that a placeholder stands for, and its
// access path; nil if it is not known.
func (u *uniques) argument(s *Unique, v sqltext.Value) (ssa.Value, catalog.Access) {
	row := s.Event.Row
	if row == nil || row.SQL.Root != catalog.Arg {
		return nil, catalog.Access{}
	}
	args := s.Call.Common().Args
	if s.Call.Common().Signature().Recv() != nil && !s.Call.Common().IsInvoke() {
		args = args[1:]
	}
	first := row.SQL.N + 1
	if first >= len(args) {
		return nil, catalog.Access{}
	}
	if v.Param != "" {
		return namedArgument(args[first], v.Param, catalog.Access{Root: catalog.Arg, N: first})
	}
	given := args[first:]
	if len(given) == 1 && s.Call.Common().Signature().Variadic() {
		given = elements(given[0])
	}
	if v.Index < 1 || v.Index > len(given) {
		return nil, catalog.Access{}
	}
	return given[v.Index-1], catalog.Access{Root: catalog.Arg, N: row.SQL.N + v.Index}
}

// namedArgument returns what stands for a named placeholder: the field of a struct that is
// called so, by its tag or its name.
func namedArgument(arg ssa.Value, name string, at catalog.Access) (ssa.Value, catalog.Access) {
	arg = unboxed(arg)
	st := gotypes.StructOf(arg.Type())
	if st == nil {
		return nil, at
	}
	for i := range st.NumFields() {
		f := st.Field(i)
		tag, _, _ := strings.Cut(reflect.StructTag(st.Tag(i)).Get("db"), ",")
		if tag != name && !(tag == "" && strings.EqualFold(f.Name(), strings.ReplaceAll(name, "_", ""))) {
			continue
		}
		at.Steps = append(at.Steps, catalog.Step{Kind: catalog.Field, Name: f.Name()})
		return fieldOf(arg, i), at
	}
	return nil, at
}

// fieldOf returns the value of a field of a struct as it is last seen to be set, or
// an address of it; else the struct itself.
func fieldOf(v ssa.Value, i int) ssa.Value {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		v = load.X
	}
	if refs := v.Referrers(); refs != nil {
		for _, r := range *refs {
			fa, ok := r.(*ssa.FieldAddr)
			if !ok || fa.Field != i {
				continue
			}
			for _, u := range *fa.Referrers() {
				if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(fa) {
					return st.Val
				}
			}
		}
	}
	return &field{Value: v, typ: gotypes.StructOf(v.Type()).Field(i).Type()}
}

// A field stands for a field that nothing in the function touches.
type field struct {
	ssa.Value
	typ types.Type
}

// Type is the field's type, not the struct's.
func (f *field) Type() types.Type { return f.typ }

// elements returns what stands in the slice of a variadic call, by index; nil if
// the slice was made elsewhere.
func elements(v ssa.Value) []ssa.Value {
	sl, ok := v.(*ssa.Slice)
	if !ok {
		return nil
	}
	a, ok := sl.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	arr, ok := gotypes.Deref(a.Type()).Underlying().(*types.Array)
	if !ok || arr.Len() > 256 {
		return nil
	}
	out := make([]ssa.Value, arr.Len())
	for _, r := range *a.Referrers() {
		ia, ok := r.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		ix, ok := ia.Index.(*ssa.Const)
		if !ok {
			return nil
		}
		for _, u := range *ia.Referrers() {
			if st, ok := u.(*ssa.Store); ok {
				n, _ := constant.Int64Val(ix.Value)
				out[n] = st.Val
			}
		}
	}
	if slices.Contains(out, nil) {
		return nil
	}
	return out
}

func unboxed(v ssa.Value) ssa.Value {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return v
		}
	}
}
