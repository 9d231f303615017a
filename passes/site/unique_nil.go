package site

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// canBeNil reports whether an argument of a statement can be NULL in the database:
// it is a pointer, or a struct that says whether it is valid, and nothing in its
// function looks which. What a function makes is not known.
func (u *uniques) canBeNil(v ssa.Value) bool {
	v = unboxed(v)
	if c, ok := v.(*ssa.Const); ok {
		return c.IsNil()
	}
	if f, ok := v.(*field); ok {
		return nullable(f.typ)
	}
	if !nullable(v.Type()) {
		return false
	}
	switch x := v.(type) {
	case *ssa.Parameter:
		return !comparedToNil(x) && !u.alwaysGiven(x)
	case *ssa.UnOp:
		switch at := x.X.(type) {
		case *ssa.FieldAddr:
			return !fieldCompared(at)
		case *ssa.Alloc:
			return !saysValid(at)
		}
	case *ssa.Field:
		return !comparedToNil(x)
	}
	return false
}

// nullable reports whether a type has a value for NULL.
func nullable(t types.Type) bool {
	if _, ok := t.Underlying().(*types.Pointer); ok {
		return true
	}
	return validField(t) >= 0
}

// validField returns the index of the field that says whether a struct such as
// sql.NullString has a value; -1 if there is none.
func validField(t types.Type) int {
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return -1
	}
	for i := range st.NumFields() {
		if b, ok := st.Field(i).Type().Underlying().(*types.Basic); ok && st.Field(i).Name() == "Valid" && b.Kind() == types.Bool {
			return i
		}
	}
	return -1
}

// comparedToNil reports whether the function compares a value with nil.
func comparedToNil(v ssa.Value) bool {
	refs := v.Referrers()
	if refs == nil {
		return false
	}
	for _, r := range *refs {
		if b, ok := r.(*ssa.BinOp); ok && (b.Op == token.EQL || b.Op == token.NEQ) && (isNilConst(b.X) || isNilConst(b.Y)) {
			return true
		}
	}
	return false
}

func isNilConst(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// fieldCompared reports whether the function compares the same field of the same
// value with nil, asks whether it is valid, or sets it.
func fieldCompared(at *ssa.FieldAddr) bool {
	refs := at.X.Referrers()
	if refs == nil {
		return false
	}
	for _, r := range *refs {
		fa, ok := r.(*ssa.FieldAddr)
		if !ok || fa.Field != at.Field {
			continue
		}
		for _, u := range *fa.Referrers() {
			switch u := u.(type) {
			case *ssa.Store:
				if u.Addr == ssa.Value(fa) {
					return true
				}
			case *ssa.FieldAddr: // key.Valid
				return true
			case *ssa.UnOp:
				if comparedToNil(u) {
					return true
				}
			}
		}
	}
	return false
}

// saysValid reports whether a struct that is made here is always valid, or whether
// that is not known.
func saysValid(a *ssa.Alloc) bool {
	i := validField(gotypes.Deref(a.Type()))
	for _, r := range *a.Referrers() {
		switch r := r.(type) {
		case *ssa.FieldAddr:
			if r.Field != i {
				continue
			}
			for _, u := range *r.Referrers() {
				if st, ok := u.(*ssa.Store); ok {
					_, constant := st.Val.(*ssa.Const)
					return constant
				}
			}
		case *ssa.Store:
			if r.Addr == ssa.Value(a) {
				return true
			}
		}
	}
	return true
}

// alwaysGiven reports whether all callers of an unexported function give the
// parameter the address of something.
func (u *uniques) alwaysGiven(p *ssa.Parameter) bool {
	fn := p.Parent()
	n := slices.Index(fn.Params, p)
	if obj := fn.Object(); obj == nil || obj.Exported() {
		return false
	}
	callers := u.callersOf(fn)
	for _, c := range callers {
		if n >= len(c.Common().Args) {
			return false
		}
		if _, ok := c.Common().Args[n].(*ssa.Alloc); !ok {
			return false
		}
	}
	return len(callers) > 0
}
