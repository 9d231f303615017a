package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// A fact costs a walk over a function, and most functions have nothing to do
// with keys. The questions below keep the walks to those that may have.

// worthFact returns the paths of result k that are worth a fact: the whole of a
// value that a key can be made of, the fields that are named like a key or an id.
func (e *evaluator) worthFact(fn *ssa.Function, k, depth int) []path {
	if depth > 3 || tooBig(fn) {
		return nil
	}
	t := fn.Signature.Results().At(k).Type()
	switch {
	case gotypes.IsError(t):
		return nil
	case gotypes.IsText(t):
		return []path{nil}
	case isKeyType(t) || isTime(t):
		if e.reachesSource(fn) {
			return []path{nil}
		}
		return nil
	}
	var out []path
	for _, b := range fn.Blocks {
		ret, ok := last(b).(*ssa.Return)
		if !ok || k >= len(ret.Results) {
			continue
		}
		v := ret.Results[k]
		out = append(out, e.worthApplied(v)...)
		if u, ok := v.(*ssa.UnOp); ok && !isObject(v.Type()) { // a struct, read from where it was built
			v = u.X
		}
		for _, c := range e.cells(v) {
			out = append(out, e.worthCall(c, depth)...)
			for _, wr := range e.writesOf(fn).byRoot[c.root] {
				rest, ok := wr.cell.path.below(c.path)
				if ok && len(out) < maxOrgs && (e.worthPath(fn, rest) || wr.how == unseen) && !slices.ContainsFunc(out, func(p path) bool { return slices.Equal(p, rest) }) {
					out = append(out, rest)
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b path) int { return slices.Compare(a, b) })
	return slices.CompactFunc(out, func(a, b path) bool { return slices.Equal(a, b) })
}

// worthCall returns the paths that are worth a fact in what another function has
// made.
func (e *evaluator) worthCall(c cell, depth int) []path {
	call, ok := c.root.(*ssa.Call)
	if !ok || len(c.path) > 0 {
		return nil
	}
	var out []path
	for _, cl := range e.callees(&call.Call) {
		if cl.body != nil {
			out = append(out, e.worthFact(cl.body, 0, depth+1)...)
		} else if f := e.imported(cl); f != nil {
			for _, r := range f.Res {
				if r.Result == 0 && len(r.Path) > 0 {
					out = append(out, r.Path)
				}
			}
		}
	}
	return out
}

// worthApplied returns the paths by which a function that fn returns, or a method
// of what it returns, writes something named like a key: an option's.
func (e *evaluator) worthApplied(v ssa.Value) []path {
	if box, ok := v.(*ssa.MakeInterface); ok {
		return e.worthMethods(box.X)
	}
	switch v := ssabody.Strip(v).(type) {
	case *ssa.Function:
		return e.worthMutations("", v)
	case *ssa.MakeClosure:
		return e.worthMutations("", v.Fn.(*ssa.Function))
	}
	return nil
}

// worthMethods is worthApplied for the methods of a value. A method that calls
// the value, a function, writes what the function writes.
func (e *evaluator) worthMethods(v ssa.Value) []path {
	named, ok := types.Unalias(v.Type()).(*types.Named)
	if !ok || named.Obj().Pkg() != e.pkg {
		return nil
	}
	var out []path
	for m := range named.Methods() {
		fn := e.body.SSA().Prog.FuncValue(m.Origin())
		if fn == nil || len(fn.Blocks) == 0 {
			continue
		}
		out = append(out, e.worthMutations(m.Name(), fn)...)
		for _, mut := range e.mutations(fn) {
			if mut.how != unseen || len(mut.path) > 0 {
				continue
			}
			for _, p := range e.worthApplied(ssabody.Strip(v)) {
				out = append(out, path{callStep(m.Name(), mut.param)}.then(p[1:]...))
			}
		}
	}
	return out
}

func (e *evaluator) worthMutations(method string, fn *ssa.Function) []path {
	var out []path
	for _, m := range e.mutations(fn) {
		if n := len(m.path); m.param >= 0 && n > 0 && catalog.SlotName(m.path[n-1]) >= catalog.S1 {
			out = append(out, path{callStep(method, m.param)}.then(m.path...))
		}
	}
	return out
}

// worthPath reports whether a place in an object is named like a key, or like an
// id or as nothing in a function that reaches a source.
func (e *evaluator) worthPath(fn *ssa.Function, p path) bool {
	if len(p) == 0 || p[len(p)-1] == elem {
		return e.reachesSource(fn)
	}
	name := strings.Trim(p[len(p)-1], `[]"`)
	return catalog.SlotName(name) >= catalog.S1 || catalog.IdentityName(name) && e.reachesSource(fn)
}

// reachesSource reports whether fn may bring a changing value in: it calls or
// reads a source, or a function that does.
func (e *evaluator) reachesSource(fn *ssa.Function) bool {
	if is, ok := e.reaching[fn]; ok {
		return is
	}
	e.reaching[fn] = false // of a recursion the other calls decide
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if e.bringsSource(in) {
				e.reaching[fn] = true
				return true
			}
		}
	}
	return false
}

func (e *evaluator) bringsSource(in ssa.Instruction) bool {
	switch in := in.(type) {
	case ssa.CallInstruction:
		return slices.ContainsFunc(e.callees(in.Common()), e.isSource)
	case *ssa.MakeClosure:
		return e.reachesSource(in.Fn.(*ssa.Function))
	case *ssa.FieldAddr:
		if owner := gotypes.NamedOf(in.X.Type()); owner != nil {
			rows := e.roles.Field(owner, gotypes.FieldName(in.X.Type(), in.Field))
			return rows != nil && len(rows.Sources) > 0
		}
	case *ssa.UnOp:
		if g, ok := in.X.(*ssa.Global); ok {
			if v, ok := g.Object().(*types.Var); ok {
				rows := e.roles.Var(v)
				return rows != nil && len(rows.Sources) > 0
			}
		}
	}
	return false
}

func (e *evaluator) isSource(cl callee) bool {
	if cl.obj == nil {
		return cl.body != nil && e.reachesSource(cl.body)
	}
	if rows := e.roles.Func(cl.obj); rows != nil {
		return len(rows.Sources) > 0
	}
	if cl.body != nil {
		return e.reachesSource(cl.body)
	}
	if f := e.imported(cl); f != nil {
		return slices.ContainsFunc(f.Res, func(r ResultFact) bool { return anyVolatile(r.Orgs) }) ||
			slices.ContainsFunc(f.Mut, func(m MutFact) bool { return anyVolatile(m.Orgs) })
	}
	return isClock(cl.obj) || e.mints(cl) && returnsToken(cl.sig)
}

func anyVolatile(orgs []OrgFact) bool {
	return slices.ContainsFunc(fromFact(orgs), func(o Org) bool { return o.Volatile() || o.Kind == Received })
}

func isTime(t types.Type) bool { return gotypes.IsNamed(t, "time", "Time") }
