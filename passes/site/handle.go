package site

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// spread returns the values that hold a result of a call other than its error, and
// the objects that one is put into.
func spread(c *ssa.Call) map[ssa.Value]bool {
	out := make(map[ssa.Value]bool)
	var todo []ssa.Value
	add := func(v ssa.Value) {
		if v != nil && !out[v] && !gotypes.IsError(v.Type()) && len(out) < 200 {
			out[v] = true
			todo = append(todo, v)
		}
	}
	if _, tuple := c.Type().(*types.Tuple); !tuple {
		add(c)
	} else {
		for _, r := range *c.Referrers() {
			if ex, ok := r.(*ssa.Extract); ok {
				add(ex)
			}
		}
	}
	for len(todo) > 0 {
		v := todo[0]
		todo = todo[1:]
		if v.Referrers() == nil {
			continue
		}
		for _, r := range *v.Referrers() {
			switch r := r.(type) {
			case *ssa.Store:
				if r.Val == v {
					add(root(r.Addr))
				}
			case *ssa.MapUpdate:
				if r.Value == v {
					add(root(r.Map))
				}
			case *ssa.Call: // aws.ToString(out.Id)
				if !r.Call.IsInvoke() && len(r.Call.Args) == 1 && r != c {
					add(r)
				}
			case *ssa.If, *ssa.Return, *ssa.BinOp:
			case ssa.Value:
				add(r)
			}
		}
	}
	return out
}

// root returns the object that an address or a part of it is in.
func root(v ssa.Value) ssa.Value {
	for range 8 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.Field:
			v = x.X
		case *ssa.UnOp:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.Slice:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		default:
			return v
		}
	}
	return v
}

// roots returns the objects that a call is given, the context and constants left out.
func roots(c *ssa.Call) map[ssa.Value]bool {
	out := make(map[ssa.Value]bool)
	args := c.Call.Args
	if !c.Call.IsInvoke() && c.Call.Signature().Recv() != nil {
		args = args[1:]
	}
	for _, v := range args {
		for _, el := range held(v) {
			if _, isConst := el.(*ssa.Const); !isConst && !gotypes.IsContext(el.Type()) {
				out[root(el)] = true
			}
		}
	}
	return out
}

// held returns a value, and what was put into it where it is made here.
func held(v ssa.Value) []ssa.Value {
	out := []ssa.Value{v}
	a, ok := root(v).(*ssa.Alloc)
	if !ok {
		return out
	}
	for _, r := range *a.Referrers() {
		at, ok := r.(ssa.Value)
		if !ok || at.Referrers() == nil {
			continue
		}
		for _, u := range *at.Referrers() {
			if st, ok := u.(*ssa.Store); ok && st.Addr == at {
				out = append(out, st.Val)
			}
		}
	}
	return out
}

// operandsOf returns what an instruction is given, what is put into lists and
// structs that are made for it as well.
func operandsOf(in ssa.Instruction) []ssa.Value {
	c, ok := in.(ssa.CallInstruction)
	if !ok {
		return nil
	}
	args := c.Common().Args
	if !c.Common().IsInvoke() && c.Common().Signature().Recv() != nil && len(args) > 0 {
		args = args[1:]
	}
	var out []ssa.Value
	for _, arg := range args {
		if gotypes.IsContext(arg.Type()) {
			continue
		}
		out = append(out, held(arg)...)
	}
	return out
}
