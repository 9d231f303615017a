// Package gotypes answers the questions about types that every pass asks.
package gotypes

import (
	"go/constant"
	"go/token"
	"go/types"
)

// FuncName returns the name of fn as it is written at a call: "uuid.NewString",
// "Client.Do".
func FuncName(fn *types.Func) string {
	if recv := fn.Signature().Recv(); recv != nil {
		if tn := NamedOf(recv.Type()); tn != nil {
			return tn.Name() + "." + fn.Name()
		}
		return fn.Name()
	}
	if fn.Pkg() != nil {
		return fn.Pkg().Name() + "." + fn.Name()
	}
	return fn.Name()
}

// Deref returns what t points to, or t itself, aliases resolved.
func Deref(t types.Type) types.Type {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		return types.Unalias(p.Elem())
	}
	return t
}

// NamedOf returns the type name of t or of what it points to, or nil. Instances of
// a generic type have the name of the type that is declared.
func NamedOf(t types.Type) *types.TypeName {
	if n, ok := Deref(t).(*types.Named); ok {
		return n.Origin().Obj()
	}
	return nil
}

// StructOf returns the struct that t is or points to, or nil.
func StructOf(t types.Type) *types.Struct {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, _ := t.Underlying().(*types.Struct)
	return s
}

// FieldName returns the name of field i of the struct that t is or points to.
func FieldName(t types.Type, i int) string {
	if s := StructOf(t); s != nil && i < s.NumFields() {
		return s.Field(i).Name()
	}
	return "?"
}

// IsError reports whether t is the type error. It may be asked of any value of SSA
// form: that of an iterator has a type which go/types does not know.
func IsError(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Pkg() == nil && n.Obj().Name() == "error"
}

// IsContext reports whether t is context.Context, or an interface that holds its
// methods, such as a workflow engine's.
func IsContext(t types.Type) bool {
	if IsNamed(t, "context", "Context") {
		return true
	}
	iface, ok := t.Underlying().(*types.Interface)
	if !ok || iface.NumMethods() < 4 {
		return false
	}
	for _, name := range []string{"Deadline", "Done", "Err", "Value"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, false, nil, name); obj == nil {
			return false
		}
	}
	return true
}

// IsNamed reports whether t, or what it points to, is the named type of that
// package.
func IsNamed(t types.Type, pkg, name string) bool {
	tn := NamedOf(t)
	return tn != nil && tn.Name() == name && tn.Pkg() != nil && tn.Pkg().Path() == pkg
}

// IsByte reports whether t is a byte by whatever name.
func IsByte(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Byte
}

// IsText reports whether t is text: a string, or bytes.
func IsText(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsString != 0
	case *types.Slice:
		return IsByte(u.Elem())
	case *types.Array:
		return IsByte(u.Elem())
	}
	return false
}

// ConstName returns the name of the constant of a named type's package that has the
// type and the value, as in codes.Unavailable; "" if there is none.
func ConstName(t types.Type, v constant.Value) string {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || n.Obj().Pkg() == nil || v == nil {
		return ""
	}
	scope := n.Obj().Pkg().Scope()
	for _, name := range scope.Names() {
		k, ok := scope.Lookup(name).(*types.Const)
		if ok && types.Identical(k.Type(), t) && constant.Compare(k.Val(), token.EQL, v) {
			return name
		}
	}
	return ""
}
