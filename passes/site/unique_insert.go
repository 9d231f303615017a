package site

import (
	"fmt"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/schema"
)

// An insert is a row that goes into a table.
type insert struct {
	u      *uniques
	s      *Unique
	values map[string]*value // by column
}

// keys returns the inserted columns that are a key by their name, and those that
// tell one row from another, without those that are made anew; both sorted.
func (r *insert) keys() (strong, identities []string) {
	for _, c := range r.columns() {
		v := r.values[c]
		switch {
		case v.fresh || v.clock:
		case catalog.SlotName(c) >= catalog.S2:
			strong = append(strong, c)
		case c != "id" && catalog.IdentityName(c):
			identities = append(identities, c)
		}
	}
	return strong, identities
}

func (r *insert) columns() []string {
	var out []string
	for c := range r.values {
		out = append(out, c)
	}
	slices.Sort(out)
	return out
}

// received reports whether the value of one of the columns comes from outside of
// the function.
func (r *insert) received(columns []string) bool {
	return slices.ContainsFunc(columns, func(c string) bool { return r.values[c].given })
}

// A finding is what a table's definition says of a row that is inserted.
type finding struct {
	fault          Fault
	column, unique string
	at, why        string
}

// judge says whether a table keeps a repeat of the row out; NoFault if it does, or
// if that is not known.
func (r *insert) judge(t *schema.Table) finding {
	worst := finding{fault: None, at: t.At}
	if t.Unsure != "" {
		return finding{why: t.Unsure}
	}
	target := r.s.Event.Statement != nil && len(r.s.Event.Statement.Target.Columns) > 0
	met := false
	for i := range t.Uniques {
		u := &t.Uniques[i]
		if target && !sameColumns(u.Columns, r.s.Key) {
			continue
		}
		met = true
		f := r.holds(t, u)
		switch {
		case f.fault == NoFault && r.about(u):
			return f
		case f.fault == NoFault:
		case rankOf(f.fault) > rankOf(worst.fault):
			worst = f
		}
	}
	if target && !met {
		return finding{why: "the constraint that the insert names was not seen"}
	}
	return worst
}

// about reports whether a constraint is about the key: it has one of its columns,
// or the key is no more than what the statement happens to insert.
func (r *insert) about(u *schema.Unique) bool {
	if st := r.s.Event.Statement; st == nil || st.Conflict != sqltext.Fails || len(r.s.Key) == 0 {
		return true
	}
	return slices.ContainsFunc(r.s.Key, u.Has) || !(u.Primary && len(u.Columns) == 1)
}

func sameColumns(a, b []string) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(c string) bool { return !slices.Contains(b, c) })
}

// holds says whether a constraint keeps a repeat of the row out.
func (r *insert) holds(t *schema.Table, u *schema.Unique) finding {
	name := "(" + strings.Join(u.Columns, ", ") + ")"
	at := u.At
	if at == "" {
		at = t.At
	}
	fault := func(f Fault, column string) finding { return finding{fault: f, column: column, unique: name, at: at} }
	for _, term := range u.Where {
		if r.fails(t, term) {
			return fault(Partial, term.Column)
		}
	}
	for _, c := range u.Columns {
		col := t.Column(c)
		v := r.values[c]
		switch {
		case v == nil && col == nil:
			return finding{why: fmt.Sprintf("what %s of %s gets is not known", c, name)}
		case v == nil && col.Generated, v != nil && v.fresh, v != nil && v.byDefault && col != nil && col.Generated:
			return fault(Generated, c)
		case v == nil && col.Clock, v != nil && v.clock:
			return fault(Clocked, c)
		case v == nil && col.Defaults:
		case v == nil && col.Nullable && !nullCounts(u, c):
			return fault(NullKey, c)
		case v != nil && v.null && (col == nil || col.Nullable) && !nullCounts(u, c):
			return fault(NullKey, c)
		}
	}
	return finding{why: "unique " + name + ", " + at}
}

// nullCounts reports whether NULL in a column equals NULL for a constraint.
func nullCounts(u *schema.Unique, column string) bool {
	return u.NullsEqual || u.Unsure || slices.Contains(u.Coalesce, column)
}

// fails reports whether the row is surely not one that a partial index is about.
func (r *insert) fails(t *schema.Table, term schema.Term) bool {
	v := r.values[term.Column]
	text, known := "", false
	switch {
	case v != nil:
		text, known = v.literal, v.isLiteral
	default:
		if col := t.Column(term.Column); col != nil && col.Default != "" {
			text, known = col.Default, true
		}
	}
	switch term.Op {
	case "=":
		return known && term.Value != "" && text != term.Value
	case "<>", "!=":
		return known && term.Value != "" && text == term.Value
	}
	return false
}
