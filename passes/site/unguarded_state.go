package site

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/guard"
)

// moves reports whether a record writes the state that a branch has looked at: the
// column, the field of the row that was read, or a method that by its name sets it.
func (u *unguarded) moves(t *guard.Test, a act) bool {
	field := strings.Join(catalog.Words(t.Field), "_")
	e := a.event
	if field == "" || slices.ContainsFunc(e.Columns(), func(c string) bool { return sameWords(c, field) }) {
		return true
	}
	if e.Statement != nil || len(e.Sets) > 0 {
		return false
	}
	for _, p := range slices.Concat(e.Key, e.Value) {
		if sameWords(p.Column, field) || p.Val != nil && u.setsField(p.Val, t, a.at) {
			return true
		}
	}
	return catalog.MovesName(e.Name) || sharesWord(e.Name, field)
}

// setsField reports whether the field that a branch has looked at is set in a row
// that was read, before at.
func (u *unguarded) setsField(row ssa.Value, t *guard.Test, at ssa.Instruction) bool {
	for _, v := range rows(row, 3) {
		if !u.guard.From(v, t.Event) {
			continue
		}
		for _, r := range *v.Referrers() {
			fa, ok := r.(*ssa.FieldAddr)
			if !ok || !sameWords(gotypes.FieldName(fa.X.Type(), fa.Field), t.Field) {
				continue
			}
			for _, use := range *fa.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Addr == ssa.Value(fa) {
					return true
				}
			}
		}
	}
	return false
}

func sameWords(a, b string) bool {
	return slices.Equal(catalog.Words(a), catalog.Words(b))
}

// sharesWord reports whether a method's name has a word of a field's: SetStatus.
func sharesWord(name, field string) bool {
	words := catalog.Words(field)
	return slices.ContainsFunc(catalog.Words(name), func(w string) bool { return slices.Contains(words, w) })
}
