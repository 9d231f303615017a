package guard

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// Serializable reports whether a transaction is begun with an isolation that lets no
// other come between, by the name of a constant that it is given.
func (r *Result) Serializable(tx *Event) bool {
	c, ok := tx.Instr.(ssa.CallInstruction)
	if !ok || r.f == nil {
		return false
	}
	_, args := operands(c.Common())
	for _, a := range args {
		for _, p := range r.f.parts(a) {
			if p.Val != nil && slices.Contains(catalog.Words(r.f.constantName(p.Val)), "serializable") {
				return true
			}
		}
	}
	return false
}

// constantName is the name of a constant, or its text.
func (f *finder) constantName(v ssa.Value) string {
	if _, ok := ssabody.Strip(v).(*ssa.Const); !ok {
		return ""
	}
	return f.nameOf(v)
}
