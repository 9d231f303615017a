package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// The methods below answer further questions about a slot's value. They are for
// passes/site, which asks them one after the other: a Result is not safe for
// concurrent use.

// HandedBack reports how the fresh value o leaves fn, the function that holds
// its source, for a caller who can keep it: "returned", "set in p"; "" if it
// does not. What a closure sets may be of the function around it.
func (r *Result) HandedBack(fn *ssa.Function, o Org) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	e := r.eval
	for _, b := range fn.Blocks {
		ret, ok := last(b).(*ssa.Return)
		if !ok {
			continue
		}
		for _, v := range ret.Results {
			if e.carries(v, ret, o) {
				return "returned"
			}
		}
	}
	for ; fn != nil; fn = fn.Parent() {
		for _, p := range fn.Params {
			if e.setIn(p, o) {
				return "set in " + p.Name()
			}
		}
	}
	return ""
}

// setIn reports whether o is written into what a parameter points to, or into a
// map that it gives: the header of an answer.
func (e *evaluator) setIn(p *ssa.Parameter, o Org) bool {
	for _, f := range e.withClosures(p.Parent()) {
		for root, writes := range e.writesOf(f).byRoot {
			if c, ok := root.(*ssa.Call); ok && isMap(c.Type()) {
				if recv, args := operands(&c.Call); recv != nil && len(args) == 0 {
					root = ssabody.Strip(recv)
				}
			}
			if root == p && slices.ContainsFunc(writes, func(wr *write) bool { return has(wr.val(nil), o) && !e.redone(wr, p) }) {
				return true
			}
		}
	}
	return false
}

// redone reports whether what a write puts into a parameter's object is used up
// here: the write overwrites whatever was there, and the object goes out from the
// same function. A caller that tries again comes to the same write.
func (e *evaluator) redone(wr *write, p *ssa.Parameter) bool {
	if e.onlyIfEmpty(wr) || wr.instr.Parent() != p.Parent() {
		return false
	}
	for _, r := range *p.Referrers() {
		c, ok := r.(ssa.CallInstruction)
		if ok && ssa.Instruction(c) != wr.instr && slices.Contains(c.Common().Args, ssa.Value(p)) && isIO(c.Common().Signature()) && leadsTo(wr.instr, c) {
			return true
		}
	}
	return e.isHook(p)
}

// isHook reports whether p is the request that a function literal is given by a
// library which it is handed to: the library calls it once for each try.
func (e *evaluator) isHook(p *ssa.Parameter) bool {
	fn := p.Parent()
	if fn.Parent() == nil || !hasHeader(p.Type()) || fn.Signature.Params().Len() > 2 || slices.ContainsFunc(fn.Params, func(q *ssa.Parameter) bool { return answers(q.Type()) }) {
		return false
	}
	uses := e.uses(fn)
	return len(uses) > 0 && !slices.ContainsFunc(uses, func(in ssa.Instruction) bool { return !e.givesAway(in) })
}

// hasHeader reports whether a type is a request by its field for headers.
func hasHeader(t types.Type) bool {
	s := gotypes.StructOf(t)
	if s == nil {
		return false
	}
	for f := range s.Fields() {
		if isMap(f.Type()) && (f.Name() == "Header" || f.Name() == "Headers") {
			return true
		}
	}
	return false
}

// answers reports whether a type is what an answer to a client is written to.
func answers(t types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "WriteHeader")
	_, is := obj.(*types.Func)
	return is
}

// givesAway reports whether an instruction puts a function into the hands of a
// library: a field of its type, or an argument.
func (e *evaluator) givesAway(in ssa.Instruction) bool {
	switch in := in.(type) {
	case *ssa.Store:
		fa, ok := in.Addr.(*ssa.FieldAddr)
		return ok && !e.isOwnType(fa.X.Type())
	case ssa.CallInstruction:
		for _, cl := range e.callees(in.Common()) {
			if cl.obj != nil && cl.obj.Pkg() != nil && cl.obj.Pkg() != e.pkg && !e.hasFacts(cl.obj.Pkg()) && !sameModule(cl.obj.Pkg().Path(), e.pkg.Path()) {
				return true
			}
		}
	}
	return false
}

func isMap(t types.Type) bool {
	_, ok := t.Underlying().(*types.Map)
	return ok
}

func (e *evaluator) carries(v ssa.Value, at ssa.Instruction, o Org) bool {
	return !gotypes.IsError(v.Type()) && has(e.ask(v, nil, at), o)
}

func has(v Val, o Org) bool {
	return slices.ContainsFunc(v.Orgs, func(x Org) bool { return x.Instr != nil && x.Instr == o.Instr && x.Kind == o.Kind })
}

// IsKeyParam reports whether an origin is a parameter that identifies something.
func IsKeyParam(o Org) bool {
	if o.Kind != Param {
		return false
	}
	name := o.What
	if n := len(o.Ref.Path); n > 0 {
		name = o.Ref.Path[n-1]
	}
	return catalog.IdentityName(name)
}
