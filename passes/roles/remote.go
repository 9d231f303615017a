package roles

import (
	"go/types"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// Remote returns the catalog's row of the type by which a method is known as a
// call of a remote service, as generators make clients: it is given a value of
// the type, or options of it. It returns nil if there is none. types has the rows
// of types, as [Roles] does.
func Remote(types interface {
	Type(*types.TypeName) *catalog.Rows
}, sig *types.Signature) *catalog.Call {
	for p := range sig.Params().Variables() {
		tn := gotypes.NamedOf(elem(p.Type()))
		if tn == nil || isFunc(tn) {
			continue
		}
		if rows := types.Type(tn); rows != nil && len(rows.Calls) > 0 {
			return rows.Calls[0]
		}
	}
	return nil
}

// elem is the type of a slice's elements, of another type itself.
func elem(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return t
}

func isFunc(tn *types.TypeName) bool {
	_, ok := tn.Type().Underlying().(*types.Signature)
	return ok
}
