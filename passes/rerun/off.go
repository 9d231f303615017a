package rerun

import (
	"fmt"
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
)

// off says which setting of a call switches its repeat off, or "".
//
// A setting is a call, "WithMaxTries(1)" or "WithMaxRetries(_, 0)", looked for
// among the arguments and those of the call that made the receiver; or a field or
// an argument, "arg1.Steps=1", "arg0=1".
func (a *solver) off(c *ssa.CallCommon, row *catalog.Rerun) string {
	for _, setting := range row.Off {
		if a.isSet(c, setting) {
			return setting
		}
	}
	return ""
}

func (a *solver) isSet(c *ssa.CallCommon, setting string) bool {
	if name, arg, ok := strings.Cut(setting, "("); ok {
		name, arg = name[strings.LastIndex(name, ".")+1:], strings.TrimSuffix(arg, ")")
		for _, o := range a.settings(c) {
			if fn := callee(&o.Call); fn != nil && fn.Name() == name && hasArguments(&o.Call, arg) {
				return true
			}
		}
		return false
	}
	path, want, ok := strings.Cut(setting, "=")
	if !ok {
		return false
	}
	root, field, _ := strings.Cut(path, ".")
	p, err := catalog.ParseAccess(root)
	if err != nil {
		return false
	}
	for _, v := range a.access(c, p) {
		if field != "" {
			v = fieldValue(v, field)
		}
		if isConst(v, want) {
			return true
		}
	}
	return false
}

// settings are the options of a call, and the calls that make its other arguments.
func (a *solver) settings(c *ssa.CallCommon) []*ssa.Call {
	out := a.options(c)
	for _, arg := range inputs(c) {
		if by := made(arg); by != nil {
			out = append(out, by)
		}
	}
	return out
}

// hasArguments reports whether the call's first arguments are these constants, with
// _ for any; empty means that the arguments do not matter.
func hasArguments(c *ssa.CallCommon, want string) bool {
	if want == "" {
		return true
	}
	for i, w := range strings.Split(want, ",") {
		if w = strings.TrimSpace(w); w == "_" {
			continue
		}
		if arg := argument(c, i); arg == nil || !isConst(arg, w) {
			return false
		}
	}
	return true
}

func isConst(v ssa.Value, want string) bool {
	k, ok := v.(*ssa.Const)
	if !ok {
		return false
	}
	if k.Value == nil {
		return want == "nil" && k.IsNil()
	}
	if k.Value.Kind() == constant.String {
		return constant.StringVal(k.Value) == strings.Trim(want, `"`)
	}
	return k.Value.ExactString() == want
}

// fieldValue returns what a struct literal or local variable holds in a field; nil
// if it is not seen or set in more places than one.
func fieldValue(v ssa.Value, name string) ssa.Value {
	if u, ok := v.(*ssa.UnOp); ok {
		v = u.X
	}
	al, ok := v.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var val ssa.Value
	for _, r := range *al.Referrers() {
		fa, ok := r.(*ssa.FieldAddr)
		if !ok || fieldOf(fa.X.Type(), fa.Field).Name() != name {
			continue
		}
		for _, rr := range *fa.Referrers() {
			if st, ok := rr.(*ssa.Store); ok && st.Addr == fa {
				if val != nil {
					return nil
				}
				val = st.Val
			}
		}
	}
	return val
}

// calls reports whether one of the functions, or a function of this package that
// they call, calls the named one.
func (a *solver) calls(fns []*ssa.Function, name string) bool {
	name = name[strings.LastIndex(name, ".")+1:]
	seen := map[*ssa.Function]bool{}
	var walk func(fn *ssa.Function, depth int) bool
	walk = func(fn *ssa.Function, depth int) bool {
		if seen[fn] || depth > maxCalls {
			return false
		}
		seen[fn] = true
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok {
					continue
				}
				if f := callee(c.Common()); f != nil && f.Name() == name {
					return true
				}
				if f := c.Common().StaticCallee(); f != nil && walk(origin(f), depth+1) {
					return true
				}
			}
		}
		return false
	}
	for _, fn := range fns {
		if walk(fn, 0) {
			return true
		}
	}
	return false
}

// alwaysPermanent reports whether all errors that the functions return are marked
// as not to be tried again.
func (a *solver) alwaysPermanent(fns []*ssa.Function, marks []catalog.Symbol) bool {
	if len(marks) == 0 || len(fns) == 0 {
		return false
	}
	marked := false
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
			if !ok {
				continue
			}
			for _, v := range ret.Results {
				if !isError(v.Type()) {
					continue
				}
				switch a.permanence(v, marks) {
				case isMarked:
					marked = true
				case isOpen:
					return false
				}
			}
		}
	}
	return marked
}

type permanence uint8

const (
	isNilError permanence = iota
	isMarked
	isOpen
)

func (a *solver) permanence(v ssa.Value, marks []catalog.Symbol) permanence {
	switch v := v.(type) {
	case *ssa.Const:
		return isNilError
	case *ssa.Phi:
		r := isNilError
		for _, e := range v.Edges {
			if e != ssa.Value(v) {
				r = max(r, a.permanence(e, marks))
			}
		}
		return r
	case *ssa.MakeInterface:
		return a.permanence(v.X, marks)
	case *ssa.Call:
		fn := callee(&v.Call)
		if fn == nil {
			return isOpen
		}
		for _, m := range marks {
			if name := fmt.Sprint(m); fn.Name() == name[strings.LastIndex(name, ".")+1:] && sameLibrary(fn, v) {
				return isMarked
			}
		}
	}
	return isOpen
}

// sameLibrary reports whether fn is foreign to the package that calls it.
func sameLibrary(fn *types.Func, c *ssa.Call) bool {
	return fn.Pkg() != nil && fn.Pkg() != c.Parent().Pkg.Pkg
}
