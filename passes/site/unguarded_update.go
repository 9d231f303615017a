package site

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/guard"
)

// lostUpdates finds what is read, computed and written back whole.
func (u *unguarded) lostUpdates(fn *ssa.Function) []*Unguarded {
	var out []*Unguarded
	for _, a := range u.actsOf(fn, 3) {
		w := a.event
		if w == nil || w.Role != guard.Record || w.Delta || w.If || w.Place.Kind == guard.Memory {
			continue
		}
		check, column := u.computed(a)
		if check == nil || check == w || check.Instr == a.at || !u.guard.Same(check, w) {
			continue
		}
		out = append(out, &Unguarded{Category: LostUpdate, Check: check, Record: w, Pos: a.at.Pos(), Evidence: quantity(column, w)})
	}
	return out
}

// quantity is the evidence of a column that holds money or another quantity that
// must not drift.
func quantity(column string, w *guard.Event) []string {
	if catalog.BalanceName(column) || catalog.AmountName(column) {
		return []string{column + " is a balance"}
	}
	if catalog.MoneyName(w.Place.Name) || catalog.MoneyName(w.Place.Sub) {
		return []string{w.Place.Name + " is about money"}
	}
	return nil
}

// computed returns the check whose answer, plus or minus something, a record writes,
// and the column or field that it goes to.
func (u *unguarded) computed(a act) (*guard.Event, string) {
	for _, p := range slices.Concat(a.event.Value, a.event.Key) {
		if p.Val == nil {
			continue
		}
		if e := u.summed(p.Val, 6); e != nil {
			return e, p.Column
		}
		if e, field := u.addedIn(p.Val, a.at); e != nil {
			return e, field
		}
	}
	return nil, ""
}

// summed returns the check whose answer v is a sum of, with something that is not
// constant.
func (u *unguarded) summed(v ssa.Value, depth int) *guard.Event {
	if depth == 0 {
		return nil
	}
	switch x := v.(type) {
	case *ssa.BinOp:
		if x.Op != token.ADD && x.Op != token.SUB || !isNumeric(x.Type()) {
			return nil
		}
		for _, p := range [][2]ssa.Value{{x.X, x.Y}, {x.Y, x.X}} {
			if _, constant := p[1].(*ssa.Const); constant {
				continue
			}
			for _, s := range u.guard.Sources(p[0]) {
				if s.Event.Role == guard.Check && s.Event.Place.Kind != guard.Memory && !s.Count && !u.guard.From(p[1], s.Event) {
					return s.Event
				}
			}
		}
	case *ssa.Convert:
		return u.summed(x.X, depth-1)
	case *ssa.ChangeType:
		return u.summed(x.X, depth-1)
	case *ssa.MakeInterface:
		return u.summed(x.X, depth-1)
	case *ssa.Call:
		for _, arg := range x.Call.Args { // strconv.FormatInt(sum, 10)
			if e := u.summed(arg, depth-1); e != nil {
				return e
			}
		}
	}
	return nil
}

// addedIn returns the check whose row v is, or is made of, if something in the row is
// added to before at; and what.
func (u *unguarded) addedIn(v ssa.Value, at ssa.Instruction) (*guard.Event, string) {
	for _, row := range rows(v, 4) {
		column := u.changed(row, at)
		if column == "" {
			continue
		}
		for _, s := range u.guard.Sources(row) {
			if s.Event.Role == guard.Check && s.Event.Place.Kind != guard.Memory {
				return s.Event, column
			}
		}
	}
	return nil, ""
}

// rows are the structs and maps that v is, or is made of by a call without a context:
// an encoder.
func rows(v ssa.Value, depth int) []ssa.Value {
	if depth == 0 {
		return nil
	}
	switch x := v.(type) {
	case *ssa.MakeInterface:
		return rows(x.X, depth)
	case *ssa.Convert:
		return rows(x.X, depth)
	case *ssa.Extract:
		if c, ok := x.Tuple.(*ssa.Call); ok {
			if out := rows(c, depth); out != nil {
				return out
			}
		}
	case *ssa.Call:
		var out []ssa.Value
		for _, a := range x.Call.Args {
			if gotypes.IsContext(a.Type()) {
				return nil
			}
			out = append(out, rows(a, depth-1)...)
		}
		return out
	case *ssa.UnOp:
		if a, ok := x.X.(*ssa.Alloc); ok {
			return []ssa.Value{a}
		}
	}
	if v.Referrers() == nil {
		return nil
	}
	if _, isMap := v.Type().Underlying().(*types.Map); isMap || gotypes.StructOf(v.Type()) != nil {
		return []ssa.Value{v}
	}
	return nil
}

// changed names the field or element of a row that is added to before at, "" if none
// is.
func (u *unguarded) changed(row ssa.Value, at ssa.Instruction) string {
	for _, r := range *row.Referrers() {
		switch r := r.(type) {
		case *ssa.FieldAddr:
			for _, use := range *r.Referrers() {
				st, ok := use.(*ssa.Store)
				if ok && st.Addr == ssa.Value(r) && guard.Leads(st, at) && u.addsToItself(st.Val, r) {
					return gotypes.FieldName(r.X.Type(), r.Field)
				}
			}
		case *ssa.MapUpdate:
			if r.Map == row && guard.Leads(r, at) && addsToElement(r) {
				return "element"
			}
		}
	}
	return ""
}

// addsToElement reports whether an element of a map is set to itself plus or minus
// something that is not constant.
func addsToElement(m *ssa.MapUpdate) bool {
	b, ok := m.Value.(*ssa.BinOp)
	if !ok || b.Op != token.ADD && b.Op != token.SUB || !isNumeric(b.Type()) {
		return false
	}
	l, ok := b.X.(*ssa.Lookup)
	_, constant := b.Y.(*ssa.Const)
	return ok && l.X == m.Map && l.Index == m.Key && !constant
}

// addsToItself reports whether a value that is put into a field is what is in it plus
// or minus something that is not constant.
func (u *unguarded) addsToItself(v ssa.Value, fa *ssa.FieldAddr) bool {
	b, ok := v.(*ssa.BinOp)
	if !ok || b.Op != token.ADD && b.Op != token.SUB || !isNumeric(b.Type()) {
		return false
	}
	reads := func(v ssa.Value) bool {
		l, ok := v.(*ssa.UnOp)
		if !ok {
			return false
		}
		from, ok := l.X.(*ssa.FieldAddr)
		return ok && from.X == fa.X && from.Field == fa.Field
	}
	_, constant := b.Y.(*ssa.Const)
	return reads(b.X) && !constant || reads(b.Y)
}

// findOrCreate finds calls that look and insert in one, such as an ORM's.
func (u *unguarded) findOrCreate(fn *ssa.Function) []*Unguarded {
	var out []*Unguarded
	for _, e := range u.guard.Events(fn) {
		if e.Role != guard.Check || e.Row == nil || len(e.Via) > 0 {
			continue
		}
		for _, w := range u.guard.At(e.Instr) {
			if w.Role == guard.Record && w.Row != nil && len(w.Via) == 0 {
				out = append(out, &Unguarded{Category: FindOrCreate, Check: e, Record: w, Pos: e.Instr.Pos()})
			}
		}
	}
	return out
}
