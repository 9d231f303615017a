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
		if sameWords(p.Column, field) {
			return true
		}
	}
	if catalog.MovesName(e.Name) || sharesWord(e.Name, field) || u.setsField(t.If.Parent(), t) {
		return true
	}
	return e.Instr != nil && e.Instr.Parent() != t.If.Parent() && u.setsField(e.Instr.Parent(), t)
}

// setsField reports whether a function sets the field that a branch has looked at, in
// the row that was read.
func (u *unguarded) setsField(fn *ssa.Function, t *guard.Test) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			st, ok := in.(*ssa.Store)
			if !ok {
				continue
			}
			fa, ok := st.Addr.(*ssa.FieldAddr)
			if ok && sameWords(gotypes.FieldName(fa.X.Type(), fa.Field), t.Field) && u.guard.From(fa.X, t.Event) {
				return true
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
