package txn

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// isHandle reports whether a type is that of a transaction's handle: it can be
// committed and rolled back. Some libraries have one type for the database and
// its transactions: of those the name of the value decides.
func isHandle(t types.Type) bool {
	t = types.Unalias(t)
	if !types.IsInterface(t) {
		if _, ok := t.(*types.Pointer); !ok {
			t = types.NewPointer(t)
		}
	}
	return hasMethod(t, "Commit") && (hasMethod(t, "Rollback") || hasMethod(t, "Discard") || hasMethod(t, "Abort"))
}

func hasMethod(t types.Type, name string) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	_, ok := obj.(*types.Func)
	return ok
}

// handleNamed reports whether something of this type and name is the handle of
// a transaction that is under way.
func handleNamed(t types.Type, name string) bool {
	if !isHandle(t) {
		return false
	}
	tn := gotypes.NamedOf(t)
	return tn != nil && catalog.TxName(tn.Name()) || catalog.TxName(name)
}

// ofHandle reports whether a value is a handle, or was made with one.
func ofHandle(v ssa.Value, depth int) bool {
	if depth == 0 || v == nil {
		return false
	}
	if handleNamed(v.Type(), valueName(v)) {
		return true
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		return ofHandle(v.X, depth-1)
	case *ssa.FieldAddr:
		return ofHandle(v.X, depth-1)
	case *ssa.Field:
		return ofHandle(v.X, depth-1)
	case *ssa.Extract:
		return ofHandle(v.Tuple, depth-1)
	case *ssa.MakeInterface:
		return ofHandle(v.X, depth-1)
	case *ssa.ChangeInterface:
		return ofHandle(v.X, depth-1)
	case *ssa.ChangeType:
		return ofHandle(v.X, depth-1)
	case *ssa.TypeAssert:
		return ofHandle(v.X, depth-1)
	case *ssa.Alloc:
		return storedHandle(v, depth)
	case *ssa.FreeVar:
		return ofHandle(binding(v), depth-1)
	case *ssa.Call:
		return madeWithHandle(v, depth)
	}
	return false
}

// storedHandle reports whether a handle is kept in a variable or a field of it.
func storedHandle(a *ssa.Alloc, depth int) bool {
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.Store:
			if r.Addr == ssa.Value(a) && ofHandle(r.Val, depth-1) {
				return true
			}
		case *ssa.FieldAddr:
			for _, u := range *r.Referrers() {
				if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(r) && ofHandle(st.Val, depth-1) {
					return true
				}
			}
		}
	}
	return false
}

// madeWithHandle reports whether a call makes something of a handle: a query set,
// a repository, a context. An error that it may give is none.
func madeWithHandle(c *ssa.Call, depth int) bool {
	if gotypes.IsError(c.Type()) {
		return false
	}
	if c.Call.IsInvoke() && ofHandle(c.Call.Value, depth-1) {
		return true
	}
	for _, arg := range c.Call.Args {
		if ofHandle(arg, depth-1) {
			return true
		}
	}
	return false
}

// binding returns what a closure's free variable stands for where it is made.
func binding(v *ssa.FreeVar) ssa.Value {
	fn := v.Parent()
	for i, fv := range fn.FreeVars {
		if fv != v || fn.Parent() == nil {
			continue
		}
		for _, b := range fn.Parent().Blocks {
			for _, in := range b.Instrs {
				if mk, ok := in.(*ssa.MakeClosure); ok && mk.Fn == ssa.Value(fn) {
					return mk.Bindings[i]
				}
			}
		}
	}
	return nil
}

// handed returns the region of a function that is given a handle. It ends where
// the function itself ends the transaction.
func (f *finder) handed(fn *ssa.Function, in ssa.Instruction) *Region {
	for i, p := range fn.Params {
		if i == 0 && fn.Signature.Recv() != nil || !handleNamed(p.Type(), p.Name()) {
			continue
		}
		if f.endsBefore(p, in) {
			return nil
		}
		return &Region{Kind: Handed, What: p.Name(), Pos: p.Pos(), At: f.place(p.Pos())}
	}
	return nil
}

// valueName is what the source calls a value.
func valueName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Parameter, *ssa.FreeVar, *ssa.Global:
		return v.Name()
	case *ssa.Alloc:
		return v.Comment
	case *ssa.UnOp:
		return valueName(v.X)
	case *ssa.FieldAddr:
		return gotypes.FieldName(v.X.Type(), v.Field)
	case *ssa.Field:
		return gotypes.FieldName(v.X.Type(), v.Field)
	}
	return ""
}
