package rerun

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// calls reports whether one of the functions, or a function of this package that
// they call, calls the named one.
func (a *solver) calls(fns []*ssa.Function, name string) bool {
	name = lastName(name)
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
				if !gotypes.IsError(v.Type()) {
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

// saysStop returns the setting "ret0=false" by which functions never ask for
// another try: all of them return that result always.
func (a *solver) saysStop(fns []*ssa.Function, off []string) string {
	for _, setting := range off {
		path, want, _ := strings.Cut(setting, "=")
		p, err := catalog.ParseAccess(path)
		if err != nil || p.Root != catalog.Ret || len(fns) == 0 {
			continue
		}
		if !slices.ContainsFunc(fns, func(fn *ssa.Function) bool { return !alwaysReturns(fn, p.N, want) }) {
			return setting
		}
	}
	return ""
}

func alwaysReturns(fn *ssa.Function, i int, want string) bool {
	for _, b := range fn.Blocks {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if ok && (i >= len(ret.Results) || !isConst(ret.Results[i], want)) {
			return false
		}
	}
	return true
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
	case *ssa.ChangeInterface:
		return a.permanence(v.X, marks)
	case *ssa.ChangeType:
		return a.permanence(v.X, marks)
	case *ssa.Call:
		fn := callee(&v.Call)
		if fn == nil {
			return isOpen
		}
		for _, m := range marks {
			if fn.Name() == lastName(string(m)) && foreign(fn, v) {
				return isMarked
			}
		}
	}
	return isOpen
}

// foreign reports whether fn is of another package than the call.
func foreign(fn *types.Func, c *ssa.Call) bool {
	return fn.Pkg() != nil && fn.Pkg() != c.Parent().Pkg.Pkg
}
