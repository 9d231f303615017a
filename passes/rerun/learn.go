package rerun

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/gotypes"
)

// learnAll finds function parameters that are called in a region, or handed to
// something that runs them again, and reports whether it found a new one.
func (a *solver) learnAll() bool {
	more := false
	for _, r := range a.roots {
		if r.region.Grade < 3 || r.region.Kind == Handler {
			continue
		}
		for _, fn := range a.funcs {
			if fn != r.fn && top(fn) != top(r.fn) {
				continue
			}
			reached := a.reaches(r, fn)
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					c, ok := instr.(ssa.CallInstruction)
					if !ok || !reached && !r.contains(instr) {
						continue
					}
					for _, ref := range a.called(c) {
						if ref.fn == top(r.fn) {
							more = a.learn(ref, r) || more
						}
					}
				}
			}
		}
	}
	for _, fn := range a.funcs {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				c, ok := instr.(ssa.CallInstruction)
				if !ok {
					continue
				}
				ws, _ := a.wraps(c)
				for _, w := range ws {
					for _, ref := range w.refs {
						more = a.add(ref, Run{ref.param, ref.path, string(w.mode), a.at(c.Pos()), ""}) || more
					}
				}
			}
		}
	}
	return more
}

// called returns the parameters that a call runs: a function parameter, a field of
// one, an operation behind an interface, or one that the called helper calls.
func (a *solver) called(c ssa.CallInstruction) []ref {
	common := c.Common()
	if common.IsInvoke() {
		if !isOperation(common.Value.Type()) {
			return nil
		}
		return a.resolve(common.Value, common.Method.Name()+"()").refs
	}
	static := common.StaticCallee()
	if static == nil {
		return a.resolve(common.Value, "").refs
	}
	return a.handedOn(c, origin(static), 2)
}

// isOperation reports whether a type is an interface with one method that needs
// nothing but a context: Execute() error.
func isOperation(typ types.Type) bool {
	iface, ok := typ.Underlying().(*types.Interface)
	if !ok || iface.NumMethods() != 1 {
		return false
	}
	for p := range iface.Method(0).Signature().Params().Variables() {
		if !gotypes.IsContext(p.Type()) {
			return false
		}
	}
	return true
}

// handedOn returns the parameters of the caller that the called function of this
// package calls.
func (a *solver) handedOn(c ssa.CallInstruction, fn *ssa.Function, depth int) []ref {
	if fn.Pkg != a.pkg || fn.Parent() != nil || depth == 0 {
		return nil
	}
	var out []ref
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			inner, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			var refs []ref
			if s := inner.Common().StaticCallee(); s != nil {
				refs = a.handedOn(inner, origin(s), depth-1)
			} else if !inner.Common().IsInvoke() {
				refs = a.resolve(inner.Common().Value, "").refs
			}
			for _, r := range refs {
				if v := argument(c.Common(), r.param); r.fn == fn && v != nil {
					out = append(out, a.resolve(v, r.path).refs...)
				}
			}
		}
	}
	return out
}

// top returns the declared function that fn stands in.
func top(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}

// learn adds that the function of r runs it again, and reports whether that is new.
func (a *solver) learn(r ref, by *root) bool {
	return a.add(r, Run{r.param, r.path, string(by.region.Mode), by.region.At, a.limit(by, r.fn)})
}

func (a *solver) add(r ref, new Run) bool {
	for _, run := range a.runs[r.fn] {
		if run.Param == r.param && run.Path == r.path {
			return false
		}
	}
	if len(a.runs[r.fn]) >= 16 {
		return false
	}
	a.runs[r.fn] = append(a.runs[r.fn], new)
	return true
}
