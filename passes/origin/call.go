package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// call answers for result k of a call.
func (e *evaluator) call(c *ssa.Call, k int, p path) Val {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return e.builtin(b, c, p)
	}
	res := c.Call.Signature().Results()
	if k < res.Len() && gotypes.IsError(res.At(k).Type()) {
		return Val{}
	}
	cls := e.callees(&c.Call)
	if len(cls) == 0 {
		if u, ok := c.Call.Value.(*ssa.UnOp); ok {
			if g, ok := u.X.(*ssa.Global); ok {
				if v, ok := e.varSource(g, c); ok { // a variable that holds a generator
					return v
				}
			}
		}
		if k == 0 && !isIO(c.Call.Signature()) {
			if v := e.resultThrough(c, p); len(v.Orgs) > 0 {
				return v
			}
		}
		return e.opaqueCall(c, callee{name: e.nameOf(c.Call.Value), sig: c.Call.Signature()}, p)
	}
	var out Val
	for _, cl := range cls {
		out.join(e.callOne(c, cl, k, p))
	}
	return out
}

func (e *evaluator) callOne(c *ssa.Call, cl callee, k int, p path) Val {
	if cl.obj != nil {
		if rows := e.roles.Func(cl.obj); rows != nil {
			if v, ok := e.byRows(c, cl, rows, k, p); ok {
				return v
			}
		}
		if isClock(cl.obj) {
			return e.source(&catalog.Source{Origin: catalog.Clock, Category: "clock"}, cl.name, c)
		}
	}
	if cl.body != nil {
		return e.bodyResult(c, cl, k, p)
	}
	if cl.obj != nil {
		if v, ok := e.factResult(c, cl, k, p); ok {
			return v
		}
		if c.Call.IsInvoke() {
			if v, ok := e.implementations(c, cl, k, p); ok {
				return v
			}
		} else if e.wouldTell(cl, k, p) {
			return unknown("the result of " + cl.name + ", which is not made of its arguments")
		}
	}
	return e.opaqueCall(c, cl, p)
}

// byRows answers from the catalog or a directive.
func (e *evaluator) byRows(c *ssa.Call, cl callee, rows *catalog.Rows, k int, p path) (Val, bool) {
	flow := slices.IndexFunc(rows.Flows, func(f *catalog.Flow) bool {
		return f.To.Root == catalog.Ret && f.To.N == k && len(f.To.Steps) == 0 || f.To.IsZero() && k == 0
	})
	for _, s := range rows.Sources {
		if s.Into.IsZero() {
			src := e.source(s, cl.name, c)
			if flow >= 0 { // what this program has put there itself comes first
				return known(e.flow(c, rows.Flows[flow], p), src), true
			}
			return src, true
		}
	}
	if flow >= 0 {
		return e.flow(c, rows.Flows[flow], p), true
	}
	if len(p) > 0 && slices.ContainsFunc(rows.Flows, func(f *catalog.Flow) bool { return f.To.Root == catalog.Ret && f.To.N == k }) {
		return Val{}, true // the row says what the result holds, and it is not here
	}
	if len(rows.Calls)+len(rows.Stores) > 0 { // the answer of an effect or a store
		return Val{Orgs: []Org{{Kind: Stored, What: cl.name, Pos: c.Pos(), Instr: c}}}, true
	}
	return Val{}, false
}

// known puts src in the place of what is not known of v.
func known(v, src Val) Val {
	open := func(o Org) bool { return o.Kind == Param || o.Kind == Opaque || o.Kind == Stored }
	if len(v.Orgs) > 0 && !slices.ContainsFunc(v.Orgs, open) {
		return v
	}
	out := Val{Orgs: slices.DeleteFunc(slices.Clone(v.Orgs), open)}
	out.add(src.Orgs...)
	return out
}

// source returns the origin that a row gives.
func (e *evaluator) source(s *catalog.Source, name string, in ssa.Instruction) Val {
	o := Org{What: name, Category: s.Category, Instr: in}
	if in != nil {
		o.Pos = in.Pos()
		o.At = e.at(o.Pos)
	}
	if s.What != "" {
		o.What = s.What
	}
	switch s.Origin {
	case catalog.Clock:
		o.Kind = Clock
	case catalog.Random:
		o.Kind = Random
	case catalog.Stable:
		o.Kind = Received
	default:
		o.Kind = Fresh
	}
	if o.Category == "" {
		o.Category = string(s.Origin)
	}
	return Val{Orgs: []Org{o}}
}

// fieldSource answers for a field that a row names: a message's id, a receipt
// handle.
func (e *evaluator) fieldSource(t types.Type, field string, in ssa.Instruction) (Val, bool) {
	owner := gotypes.NamedOf(t)
	if owner == nil {
		return Val{}, false
	}
	rows := e.roles.Field(owner, field)
	if rows == nil || len(rows.Sources) == 0 {
		return Val{}, false
	}
	return e.source(rows.Sources[0], owner.Name()+"."+field, in), true
}

// isClock recognises a user's own clock: a method Now that returns a time.
func isClock(fn *types.Func) bool {
	sig := fn.Signature()
	if fn.Name() != "Now" || sig.Recv() == nil || sig.Params().Len() != 0 || sig.Results().Len() != 1 {
		return false
	}
	tn := gotypes.NamedOf(sig.Results().At(0).Type())
	return tn != nil && tn.Name() == "Time" && tn.Pkg() != nil && tn.Pkg().Path() == "time"
}

func (e *evaluator) builtin(b *ssa.Builtin, c *ssa.Call, p path) Val {
	var out Val
	switch b.Name() {
	case "append", "min", "max":
		for _, arg := range c.Call.Args {
			out.join(e.eval(arg, p, c))
		}
		return out
	}
	return fixed // len, cap and kin say nothing about an attempt
}

// opaqueCall answers for a call whose body is not known: without context and
// error it is taken for a pure function of its arguments; with them it asks
// something outside, and what comes back is stored there. A call that mints a
// token and is told of no identity makes a new one.
func (e *evaluator) opaqueCall(c *ssa.Call, cl callee, p path) Val {
	recv, args := operands(&c.Call)
	var in Val
	var parts []Val
	for _, a := range args {
		if !gotypes.IsContext(a.Type()) {
			parts = append(parts, e.eval(a, nil, c))
		}
	}
	in.combine(parts...)
	if e.mints(cl) && !slices.ContainsFunc(in.Orgs, Org.Identity) && returnsToken(cl.sig) {
		return Val{Orgs: []Org{{Kind: Fresh, What: cl.name, Category: "token", Weak: cl.obj == nil || cl.obj.Pkg() != e.pkg, Pos: c.Pos(), Instr: c, At: e.at(c.Pos())}}}
	}
	if isIO(cl.sig) {
		return Val{Orgs: []Org{{Kind: Stored, What: cl.name, Pos: c.Pos(), Instr: c}}}
	}
	if recv != nil && (len(args) == 0 || !isObject(recv.Type())) { // a getter, or a value's method
		in.add(e.eval(recv, nil, c).Orgs...)
	}
	if len(in.Orgs) == 0 {
		return unknown("the result of " + cl.name + ", whose body is not known")
	}
	return Val{Orgs: in.Orgs}.each(func(o *Org) { o.Weak = true })
}

func (e *evaluator) mints(cl callee) bool {
	if cl.obj == nil {
		return catalog.MintName("", cl.name)
	}
	return catalog.MintName(owner(cl.obj), cl.obj.Name())
}
