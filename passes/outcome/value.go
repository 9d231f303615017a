package outcome

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// IsError reports whether a value is the call's error, or one that wraps it.
func (a *Answer) IsError(v ssa.Value) bool { return a.errorValue(v, 6) }

func (a *Answer) errorValue(v ssa.Value, depth int) bool {
	if depth == 0 || v == nil {
		return false
	}
	switch v := v.(type) {
	case *ssa.Call:
		return v == a.call && gotypes.IsError(v.Type()) || gotypes.IsError(v.Type()) && (a.asked(v) || a.wraps(v, depth))
	case *ssa.Extract:
		c, ok := v.Tuple.(*ssa.Call)
		return ok && gotypes.IsError(v.Type()) && (c == a.call || a.asked(c))
	case *ssa.ChangeInterface:
		return a.errorValue(v.X, depth-1)
	case *ssa.MakeInterface:
		return a.errorValue(v.X, depth-1)
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok { // db.Create(x).Error
			return gotypes.IsError(v.Type()) && a.result(fa.X, 4)
		}
		if v.Op == token.MUL {
			return a.errorValue(lastStored(v), depth-1)
		}
	case *ssa.Phi:
		found := false
		for _, e := range v.Edges {
			switch c, isConst := e.(*ssa.Const); {
			case a.errorValue(e, depth-1):
				found = true
			case !isConst || !c.IsNil():
				return false
			}
		}
		return found
	}
	return false
}

// asked reports whether a call is a method of what the answer is: cmd.Err().
func (a *Answer) asked(c *ssa.Call) bool {
	if c.Call.IsInvoke() {
		return a.result(c.Call.Value, 2)
	}
	return c.Call.Signature().Recv() != nil && len(c.Call.Args) > 0 && a.result(c.Call.Args[0], 4)
}

// wraps reports whether a call makes an error of the answer's: fmt.Errorf, which
// has it in a list.
func (a *Answer) wraps(c *ssa.Call, depth int) bool {
	if c == a.call {
		return false
	}
	for _, arg := range c.Call.Args {
		if a.errorValue(arg, depth-1) {
			return true
		}
		for _, e := range elements(arg) {
			if a.errorValue(e, depth-1) {
				return true
			}
		}
	}
	return false
}

// elements returns what a list that is written in place holds.
func elements(v ssa.Value) []ssa.Value {
	s, ok := v.(*ssa.Slice)
	if !ok {
		return nil
	}
	arr, ok := s.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []ssa.Value
	for _, r := range *arr.Referrers() {
		at, ok := r.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, u := range *at.Referrers() {
			if st, ok := u.(*ssa.Store); ok && st.Addr == ssa.Value(at) {
				out = append(out, st.Val)
			}
		}
	}
	return out
}

// lastStored returns what was stored last in a variable before it is read, if that
// is one store: in the block of the read, or above it where only one way leads.
func lastStored(load *ssa.UnOp) ssa.Value {
	b, from := load.Block(), ssa.Instruction(load)
	for range 8 {
		var last ssa.Value
		for _, in := range b.Instrs {
			if in == from {
				break
			}
			if st, ok := in.(*ssa.Store); ok && st.Addr == load.X {
				last = st.Val
			}
		}
		if last != nil {
			return last
		}
		if len(b.Preds) != 1 {
			return nil
		}
		b, from = b.Preds[0], nil
	}
	return nil
}

// isStatus reports whether a value is a status that belongs to the answer: a field
// or a method's result of what the call gave, or what a function says of its error.
func (a *Answer) isStatus(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.UnOp:
		if fa, ok := v.X.(*ssa.FieldAddr); ok {
			return catalog.StatusName(gotypes.FieldName(fa.X.Type(), fa.Field)) && a.result(fa.X, 4)
		}
	case *ssa.Field:
		return catalog.StatusName(gotypes.FieldName(v.X.Type(), v.Field)) && a.result(v.X, 4)
	case *ssa.Call:
		obj := calledFunc(v)
		if obj == nil || !catalog.StatusName(obj.Name()) {
			return false
		}
		for _, arg := range v.Call.Args {
			if a.IsError(arg) || a.result(arg, 4) {
				return true
			}
		}
		return v.Call.IsInvoke() && (a.IsError(v.Call.Value) || a.result(v.Call.Value, 4))
	}
	return false
}

// result reports whether a value is, or is in, a result of the call.
func (a *Answer) result(v ssa.Value, depth int) bool {
	if depth == 0 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Call:
		return v == a.call
	case *ssa.Extract:
		return v.Tuple == ssa.Value(a.call)
	case *ssa.UnOp:
		return a.result(v.X, depth-1) || v.Op == token.MUL && a.result(lastStored(v), depth-1)
	case *ssa.FieldAddr:
		return a.result(v.X, depth-1)
	case *ssa.Field:
		return a.result(v.X, depth-1)
	}
	return false
}

// nameOf names what an error is compared with: a sentinel, a constant, or the type
// of a target.
func nameOf(v ssa.Value) string {
	switch x := v.(type) {
	case *ssa.Const:
		return gotypes.ConstName(x.Type(), x.Value)
	case *ssa.MakeInterface:
		if p, ok := x.X.Type().Underlying().(*types.Pointer); ok {
			return typeName(p.Elem())
		}
		return nameOf(x.X)
	case *ssa.ChangeInterface:
		return nameOf(x.X)
	case *ssa.UnOp:
		return nameOf(x.X)
	case *ssa.Global:
		return x.Name()
	case *ssa.FieldAddr:
		return gotypes.FieldName(x.X.Type(), x.Field)
	}
	return ""
}

// errorText is the text that a package variable's error is made with in the
// initialiser of this package.
func errorText(v ssa.Value) string {
	u, ok := v.(*ssa.UnOp)
	if !ok {
		return ""
	}
	g, ok := u.X.(*ssa.Global)
	if !ok || g.Pkg == nil || g.Pkg.Func("init") == nil {
		return ""
	}
	for _, b := range g.Pkg.Func("init").Blocks {
		for _, in := range b.Instrs {
			st, ok := in.(*ssa.Store)
			if !ok || st.Addr != ssa.Value(g) {
				continue
			}
			if c, ok := st.Val.(*ssa.Call); ok && len(c.Call.Args) > 0 {
				if k, ok := c.Call.Args[0].(*ssa.Const); ok && k.Value != nil && k.Value.Kind() == constant.String {
					return constant.StringVal(k.Value)
				}
			}
		}
	}
	return ""
}

func typeName(t types.Type) string {
	if tn := gotypes.NamedOf(t); tn != nil {
		return tn.Name()
	}
	return ""
}
