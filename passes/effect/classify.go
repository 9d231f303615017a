package effect

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/roles"
)

// classify says what one call does to the world: nothing, or one effect, or what
// a function of another package does.
func (f *finder) classify(fn *ssa.Function, c ssa.CallInstruction) []*Effect {
	if _, ok := c.Common().Value.(*ssa.Builtin); ok {
		return nil
	}
	return slices.Concat(f.called(fn, c), f.handed(fn, c), f.wired(fn, c))
}

// called says what the function that a call names does.
func (f *finder) called(fn *ssa.Function, c ssa.CallInstruction) []*Effect {
	callees := f.org.Callees(c)
	if len(callees) == 0 {
		return f.ofValue(fn, c)
	}
	for _, obj := range callees {
		if rows := f.roles.Func(obj); rows != nil {
			return f.byRows(fn, c, gotypes.FuncName(obj), rows)
		}
	}
	if len(callees) != 1 {
		return nil
	}
	obj := callees[0]
	if !c.Common().IsInvoke() {
		if callee := c.Common().StaticCallee(); callee != nil && len(callee.Blocks) > 0 {
			return f.leftEmpty(fn, c, callee)
		}
		return f.imported(fn, c, obj)
	}
	return f.ofMethod(fn, c, obj)
}

// ofValue classifies the call of a function value: by the field that holds it, or
// by its type.
func (f *finder) ofValue(fn *ssa.Function, c ssa.CallInstruction) []*Effect {
	v := c.Common().Value
	if u, ok := v.(*ssa.UnOp); ok {
		if fa, ok := u.X.(*ssa.FieldAddr); ok {
			owner, s := gotypes.NamedOf(fa.X.Type()), gotypes.StructOf(fa.X.Type())
			if owner != nil && s != nil {
				name := s.Field(fa.Field).Name()
				if rows := f.roles.Field(owner, name); rows != nil && len(rows.Calls) > 0 {
					return f.byRows(fn, c, owner.Name()+"."+name, rows)
				}
			}
		}
	}
	if tn := gotypes.NamedOf(v.Type()); tn != nil {
		if rows := f.roles.Type(tn); rows != nil && len(rows.Calls) > 0 {
			name := valueName(v)
			if name == "" {
				name = tn.Name()
			}
			return f.byRows(fn, c, name, rows)
		}
	}
	return nil
}

// byRows classifies a call that the catalog or a directive knows.
func (f *finder) byRows(fn *ssa.Function, c ssa.CallInstruction, name string, rows *catalog.Rows) []*Effect {
	if len(rows.Calls) > 0 {
		row := rows.Calls[0]
		e := &Effect{Fn: fn, Call: c, Name: name, Class: row.Class, Verb: row.Verb, K: 3, Row: row, Why: "by " + row.Line.String()}
		if row.Verb == "post" && !f.posts(e) && !f.handsOn(e) || e.Class == catalog.Natural {
			return nil
		}
		if !row.Query.IsZero() && !f.mutates(e, row.Query) {
			return nil
		}
		f.keyOfRow(e, row)
		if e.handsOn() && e.Key == Keyed && f.keyFromParam(e) {
			e.Key = Absent // some requests bring one, others do not
		}
		return []*Effect{e}
	}
	for _, st := range rows.Stores {
		if st.Role == "sql" {
			return f.ofSQL(fn, c, name, st)
		}
	}
	return nil
}

// ofSQL classifies a statement: adding to a column is the one that a repeat
// changes. One in a transaction is rolled back before it is repeated.
func (f *finder) ofSQL(fn *ssa.Function, c ssa.CallInstruction, name string, st *catalog.Store) []*Effect {
	if inTransaction(c) {
		return nil
	}
	text, _ := f.org.Text(c, st.SQL)
	if text == "" {
		return nil
	}
	s := sqltext.Parse(text)
	if !s.Delta || s.Conditional {
		return nil
	}
	return []*Effect{{Fn: fn, Call: c, Name: name, Class: catalog.Accumulative, Verb: "increment", K: 3, Local: true,
		Why: "the statement adds to a column of " + s.Table}}
}

// inTransaction reports whether a statement runs in a transaction: its receiver
// is one, or an argument is.
func inTransaction(c ssa.CallInstruction) bool {
	vals := c.Common().Args
	if c.Common().IsInvoke() {
		vals = append([]ssa.Value{c.Common().Value}, vals...)
	}
	for _, v := range vals {
		if tn := gotypes.NamedOf(v.Type()); tn != nil && catalog.TxName(tn.Name()) || catalog.TxName(v.Name()) {
			return true
		}
	}
	return false
}

// ofMethod classifies a call through an interface: by a parameter's type, by what
// all implementations do, else, if the interface is the user's own, by its name.
func (f *finder) ofMethod(fn *ssa.Function, c ssa.CallInstruction, m *types.Func) []*Effect {
	if roles.Remote(f.roles, m.Signature()) != nil {
		return f.remote(fn, c, m)
	}
	if rows, of := f.byParameterType(m); rows != nil {
		out := f.byRows(fn, c, gotypes.FuncName(m), rows)
		for _, e := range out {
			e.K, e.Why = 2, "by the type "+of
		}
		return out
	}
	if !f.own(m.Pkg()) || !canFail(m.Signature()) {
		return nil
	}
	if out, agree := f.byImplementations(fn, c, m); agree {
		return out
	}
	return f.byName(fn, c, m)
}

// byParameterType finds the library's own function behind a user's interface: a
// method of the same name and signature of a type in a parameter's package.
func (f *finder) byParameterType(m *types.Func) (*catalog.Rows, string) {
	known, ok := f.typed[m]
	if !ok {
		known.rows, known.of = f.findByParameterType(m)
		f.typed[m] = known
	}
	return known.rows, known.of
}

// typed is what the type of a parameter says of a method.
type typed struct {
	rows *catalog.Rows
	of   string
}

func (f *finder) findByParameterType(m *types.Func) (*catalog.Rows, string) {
	for p := range m.Signature().Params().Variables() {
		t := p.Type()
		if s, ok := t.(*types.Slice); ok { // options
			t = s.Elem()
		}
		tn := gotypes.NamedOf(t)
		if tn == nil || tn.Pkg() == nil || gotypes.IsContext(p.Type()) || f.own(tn.Pkg()) {
			continue
		}
		scope := tn.Pkg().Scope()
		for _, name := range scope.Names() {
			of, ok := scope.Lookup(name).(*types.TypeName)
			if !ok || !of.Exported() {
				continue
			}
			obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(of.Type()), true, tn.Pkg(), m.Name())
			fn, ok := obj.(*types.Func)
			if !ok || !types.Identical(fn.Signature(), m.Signature()) {
				continue
			}
			if rows := f.roles.Func(fn); rows != nil && len(rows.Calls) > 0 {
				return rows, tn.Pkg().Name() + "." + tn.Name()
			}
		}
	}
	return nil, ""
}

// byImplementations classifies a call by what the implementations do that this
// package and its own imports hold; agree says that all do something, or that it
// is known that none does.
func (f *finder) byImplementations(fn *ssa.Function, c ssa.CallInstruction, m *types.Func) (out []*Effect, agree bool) {
	iface, ok := c.Common().Value.Type().Underlying().(*types.Interface)
	if !ok || iface.NumMethods() > 12 {
		return nil, false
	}
	impls := f.org.Implementations(iface, m.Name())
	var first *Effect
	for _, impl := range impls {
		effs := f.ofFunc(impl)
		if len(effs) == 0 {
			return nil, false
		}
		if first == nil {
			first = effs[0]
		} else if first.Class != effs[0].Class || first.Verb != effs[0].Verb {
			return nil, false
		}
	}
	if first == nil {
		return nil, false
	}
	e := f.seenFrom(fn, c, gotypes.FuncName(m), first)
	e.Name, e.Via = gotypes.FuncName(m), e.Via[1:]
	e.K, e.Why = min(e.K, 2), "all implementations do it"
	return []*Effect{e}, true
}
