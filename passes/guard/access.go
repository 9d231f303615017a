package guard

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// operands returns receiver and arguments of a call.
func operands(c *ssa.CallCommon) (recv ssa.Value, args []ssa.Value) {
	if c.IsInvoke() {
		return c.Value, c.Args
	}
	if c.Signature().Recv() != nil && len(c.Args) > 0 {
		return c.Args[0], c.Args[1:]
	}
	return nil, c.Args
}

// at returns the value at an access path at a call, as far as the path goes without
// steps into what is there; nil if there is none.
func at(c ssa.CallInstruction, a catalog.Access) ssa.Value {
	recv, args := operands(c.Common())
	switch a.Root {
	case catalog.Recv:
		return recv
	case catalog.Arg, catalog.ArgRest:
		if a.N < len(args) {
			return into(args[a.N], a.Steps)
		}
	}
	return nil
}

// into follows the fields of a path into a struct that is made here; what is made
// elsewhere stands for its field.
func into(v ssa.Value, steps []catalog.Step) ssa.Value {
	for _, s := range steps {
		if s.Kind != catalog.Field {
			return v
		}
		a, ok := ssabody.Strip(v).(*ssa.Alloc)
		if !ok {
			return v
		}
		next := ssa.Value(nil)
		for _, r := range *a.Referrers() {
			fa, ok := r.(*ssa.FieldAddr)
			if !ok || gotypes.FieldName(fa.X.Type(), fa.Field) != s.Name {
				continue
			}
			for _, u := range *fa.Referrers() {
				if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(fa) {
					next = st.Val
				}
			}
		}
		if next == nil {
			return v
		}
		v = next
	}
	return v
}

func isLoad(v ssa.Value) (*ssa.UnOp, bool) {
	if u, ok := v.(*ssa.UnOp); ok && u.Op == token.MUL {
		return u, true
	}
	return nil, false
}

// receiver is the name of the receiver's type of fn, "" if it has none.
func receiver(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := gotypes.NamedOf(recv.Type()); tn != nil {
			return tn.Name()
		}
	}
	return ""
}

// builds reports whether a method is a step of a builder: it returns its receiver's
// type.
func builds(fn *types.Func) bool {
	sig := fn.Signature()
	if sig.Recv() == nil || sig.Results().Len() != 1 {
		return false
	}
	return types.Identical(sig.Recv().Type(), sig.Results().At(0).Type())
}

// isKey reports whether a type is text, or a list of texts.
func isKey(t types.Type) bool {
	if gotypes.IsText(t) {
		return true
	}
	s, ok := t.Underlying().(*types.Slice)
	return ok && gotypes.IsText(s.Elem())
}
