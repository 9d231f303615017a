package origin

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// printed returns the operands of a fmt call that print an address in memory,
// which is another one in each process. verbs has the verb of each.
func (e *evaluator) printed(c ssa.CallInstruction, from []place, verbs string) []Org {
	var out []Org
	for i, pl := range from {
		v := e.operand(pl)
		if v == nil || i >= len(verbs) {
			continue
		}
		what := addressIn(v.Type(), verbs[i], 0)
		if what == "" {
			continue
		}
		if what == "*" {
			what = "of " + e.nameOf(v)
		}
		out = append(out, Org{Kind: Random, What: "the address " + what, Category: "address", Pos: c.Pos(), Instr: c, At: e.at(c.Pos())})
	}
	return out
}

// operand returns what was boxed into an argument of type any, or nil.
func (e *evaluator) operand(pl place) ssa.Value {
	for _, c := range e.cellsAt(pl.val, pl.path) {
		if vals := e.storedAt(c); len(vals) == 1 {
			if box, ok := vals[0].(*ssa.MakeInterface); ok {
				return box.X
			}
		}
	}
	return nil
}

// addressIn says where fmt prints an address when it prints a value of type t:
// "*" for the value itself, "in T.F" for a field of it, "" for nowhere.
func addressIn(t types.Type, verb byte, depth int) string {
	if depth > 3 || verb != 'p' && printsItself(t) || verb == 'T' {
		return ""
	}
	switch u := t.Underlying().(type) {
	case *types.Signature, *types.Chan:
		return "*"
	case *types.Pointer:
		elem := u.Elem().Underlying()
		switch elem.(type) {
		case *types.Struct, *types.Array, *types.Slice, *types.Map:
			if depth == 0 && verb != 'p' { // fmt prints what it points to
				return addressIn(u.Elem(), verb, depth+1)
			}
		}
		return "*"
	case *types.Struct:
		for f := range u.Fields() {
			switch in := addressIn(f.Type(), verb, depth+1); in {
			case "":
			case "*":
				if tn := gotypes.NamedOf(t); tn != nil {
					return "in " + tn.Name() + "." + f.Name()
				}
				return "in " + f.Name()
			default:
				return in
			}
		}
	case *types.Slice:
		return addressIn(u.Elem(), verb, depth+1)
	case *types.Array:
		return addressIn(u.Elem(), verb, depth+1)
	case *types.Map:
		return addressIn(u.Elem(), verb, depth+1)
	}
	return ""
}

// printsItself reports whether fmt asks a value for its text.
func printsItself(t types.Type) bool {
	for _, name := range []string{"String", "Error", "Format", "GoString"} {
		if obj, _, _ := types.LookupFieldOrMethod(t, false, nil, name); obj != nil {
			if _, ok := obj.(*types.Func); ok {
				return true
			}
		}
	}
	return false
}

// verbs returns the verb of each operand of a format, "?" for the format itself.
func verbs(format string) string {
	var b strings.Builder
	b.WriteByte('?')
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		for i++; i < len(format) && strings.IndexByte("+-# 0123456789.", format[i]) >= 0; i++ {
		}
		if i < len(format) && format[i] != '%' {
			b.WriteByte(format[i])
		}
	}
	return b.String()
}
