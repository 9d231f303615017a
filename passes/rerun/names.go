package rerun

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// callName names a call for messages: "backoff.Retry", "Client.Charge", "fn".
func callName(c *ssa.CallCommon) string {
	if fn := callee(c); fn != nil {
		return gotypes.FuncName(fn)
	}
	if fn := c.StaticCallee(); fn != nil {
		return "a function literal"
	}
	return valueName(c.Value)
}

// valueName names a function value by its variable, parameter or field.
func valueName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Parameter, *ssa.FreeVar, *ssa.Global, *ssa.Builtin:
		return v.Name()
	case *ssa.Alloc:
		if v.Comment != "" {
			return v.Comment
		}
	case *ssa.UnOp:
		return valueName(v.X)
	case *ssa.FieldAddr:
		return fieldOf(v.X.Type(), v.Field).Name()
	case *ssa.Field:
		return fieldOf(v.X.Type(), v.Field).Name()
	case *ssa.ChangeType:
		return valueName(v.X)
	}
	return "a function value"
}

// fieldOf returns the field of a struct or of what a pointer to one points to.
func fieldOf(typ types.Type, i int) *types.Var {
	typ = typ.Underlying()
	if p, ok := typ.(*types.Pointer); ok {
		typ = p.Elem().Underlying()
	}
	if s, ok := typ.(*types.Struct); ok {
		return s.Field(i)
	}
	return types.NewVar(0, nil, "field", types.Typ[types.Invalid])
}

// shortName is a function's name as messages name hops: "send", "Client.send".
func shortName(fn *ssa.Function) string {
	if obj, ok := fn.Object().(*types.Func); ok {
		if obj.Signature().Recv() == nil {
			return obj.Name()
		}
		return gotypes.FuncName(obj)
	}
	return "a function literal"
}

// nameOf names what an error is compared with: a sentinel, or the type of a target.
func nameOf(v ssa.Value) string {
	switch x := v.(type) {
	case *ssa.Const:
		return gotypes.ConstName(x.Type(), x.Value)
	case *ssa.MakeInterface:
		if p, ok := x.X.Type().Underlying().(*types.Pointer); ok {
			return typeName(p.Elem())
		}
		return nameOf(x.X)
	case *ssa.UnOp:
		switch from := x.X.(type) {
		case *ssa.Global:
			return from.Name()
		case *ssa.FieldAddr:
			return fieldOf(from.X.Type(), from.Field).Name()
		}
	case *ssa.Field:
		return fieldOf(x.X.Type(), x.Field).Name()
	case *ssa.ChangeInterface:
		return nameOf(x.X)
	}
	return ""
}

// errorText is the text that a package variable's error is made with, as in
// errors.New("timeout"), if it is assigned in one place of this package.
func (a *solver) errorText(v ssa.Value) string {
	u, ok := v.(*ssa.UnOp)
	if !ok {
		return ""
	}
	g, ok := u.X.(*ssa.Global)
	if !ok || len(a.globals[g]) != 1 {
		return ""
	}
	c := made(a.globals[g][0])
	if c == nil || len(c.Call.Args) == 0 {
		return ""
	}
	if k, ok := c.Call.Args[0].(*ssa.Const); ok && k.Value != nil && k.Value.Kind() == constant.String {
		return constant.StringVal(k.Value)
	}
	return ""
}

func typeName(typ types.Type) string {
	if p, ok := types.Unalias(typ).(*types.Pointer); ok {
		typ = p.Elem()
	}
	if n, ok := types.Unalias(typ).(*types.Named); ok {
		return n.Obj().Name()
	}
	return ""
}
