package origin

import (
	"go/types"
	"slices"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// foundAgain reports whether the record that a call writes moves money by being
// there, and the store has a method that looks a record up by this key: that can
// only find what was made under the same one.
func (f *finder) foundAgain(pl place, slot string) bool {
	obj := f.callee.obj
	if obj == nil || obj.Signature().Recv() == nil {
		return false
	}
	row := gotypes.NamedOf(ssabody.Strip(pl.val).Type())
	if !catalog.MovementName(obj.Name()) && (row == nil || !catalog.MovementName(row.Name())) {
		return false
	}
	recv := obj.Signature().Recv().Type()
	if _, ok := recv.(*types.Pointer); !ok && !types.IsInterface(recv) {
		recv = types.NewPointer(recv)
	}
	wanted := catalog.Words(slot)
	for sel := range types.NewMethodSet(recv).Methods() {
		name := sel.Obj().Name()
		class, words := catalog.MethodClass(owner(obj), name), catalog.Words(name)
		if (class == catalog.GetClass || class == catalog.CheckClass) && !slices.ContainsFunc(wanted, func(w string) bool { return !slices.Contains(words, w) }) {
			return true
		}
	}
	return false
}
