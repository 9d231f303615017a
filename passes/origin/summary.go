package origin

import (
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// A summary is what callers need to know of a function of this package.
type summary struct {
	slots []*Slot
	asked bool // slots are known, or being found: a recursive function sees none of its own
	muts  []mutation
}

// A mutation is a write to what a parameter points to.
type mutation struct {
	param int // without the receiver, which is -1
	path  path
	how   manner
	val   func(rest path) Val
}

// result answers for result k of a function, in terms of its parameters.
func (e *evaluator) result(fn *ssa.Function, k int, p path) Val {
	return e.cached(memoKey{fn, "ret" + strconv.Itoa(k) + "." + p.String(), nil}, func() Val {
		var out Val
		if tooBig(fn) {
			return unknown("the result of " + fn.Name() + ", which is too long to follow")
		}
		var rets []*ssa.Return
		for _, b := range fn.Blocks {
			if ret, ok := last(b).(*ssa.Return); ok && k < len(ret.Results) {
				rets = append(rets, ret)
			}
		}
		choice := false
		for _, ret := range rets {
			v := e.eval(ret.Results[k], p, ret)
			choice = choice || stays(v)
			if e.afterEmpty(ret, rets, k) {
				v = v.each(func(o *Org) { o.Fallback = true })
			}
			out.join(v)
		}
		if choice {
			out = out.each(func(o *Org) { o.Choice = o.Choice || o.Volatile() && !o.Part && !o.Fallback })
		}
		return out
	})
}

// stays reports whether an answer of a function can be one that does not change:
// what changes is then one of several answers, and which one is the arguments'
// affair.
func stays(v Val) bool {
	varies, whole := false, false
	for _, o := range v.Orgs {
		if !o.Volatile() && o.Kind != Const {
			varies = true
			whole = whole || !o.Part
		}
	}
	return varies && (whole || !slices.ContainsFunc(v.Orgs, Org.Volatile))
}

// afterEmpty reports whether ret is reached only where what another return gives
// back was found empty.
func (e *evaluator) afterEmpty(ret *ssa.Return, rets []*ssa.Return, k int) bool {
	for _, v := range testedEmpty(ret.Block()) {
		for _, other := range rets {
			if other != ret && (ssabody.Strip(other.Results[k]) == v || e.sameCell(other.Results[k], v)) {
				return true
			}
		}
	}
	return false
}

func tooBig(fn *ssa.Function) bool {
	n := 0
	for _, b := range fn.Blocks {
		n += len(b.Instrs)
	}
	return n > hugeFunc
}

// bodyResult answers for a call of a function of this package.
func (e *evaluator) bodyResult(c *ssa.Call, cl callee, k int, p path) Val {
	return e.substitute(c, cl, e.result(cl.body, k, p), p)
}

// substitute puts a call's arguments in the place of the parameters.
func (e *evaluator) substitute(c ssa.CallInstruction, cl callee, v Val, p path) Val {
	var out Val
	if v.Tmpl == nil && !slices.ContainsFunc(v.Orgs, func(o Org) bool { return o.Part || o.Fallback || o.Choice }) {
		for _, o := range v.Orgs {
			out.join(e.outside(c, cl, o)) // the text of an argument that is all there is
		}
		return out
	}
	for _, o := range v.Orgs {
		out.add(e.outside(c, cl, o).Orgs...)
	}
	if v.Tmpl == nil {
		return out
	}
	out.Pos = c.Pos()
	for _, piece := range v.Tmpl {
		if piece.Hole == "" {
			out.Tmpl = concat(out.Tmpl, []Piece{piece})
			continue
		}
		if len(piece.Orgs) == 1 && piece.Orgs[0].Kind == Param {
			if pl, ok := e.argument(c, piece.Orgs[0].Ref); ok {
				for _, in := range e.pieces(pl, e.eval(pl.val, pl.path, c)) {
					in.Hash = in.Hash || piece.Hash
					out.Tmpl = concat(out.Tmpl, []Piece{in})
				}
				continue
			}
		}
		hole := Piece{Hole: piece.Hole, Hash: piece.Hash}
		for _, o := range piece.Orgs {
			hole.Orgs = append(hole.Orgs, e.outside(c, cl, o).Orgs...)
		}
		out.Tmpl = concat(out.Tmpl, []Piece{hole})
	}
	return out
}

// outside returns an origin inside a callee as its caller sees it.
func (e *evaluator) outside(c ssa.CallInstruction, cl callee, o Org) Val {
	if o.Kind == Param && cl.body != nil && o.of != cl.body {
		return Val{Orgs: []Org{o}} // of the function around a closure
	}
	if o.Kind == Param {
		pl, ok := e.argument(c, o.Ref)
		if !ok {
			return unknown("an argument of " + cl.name + " that is not seen")
		}
		return e.eval(pl.val, pl.path, c).each(func(in *Org) {
			in.Fallback = in.Fallback || o.Fallback
			in.Kept = in.Kept || o.Kept
			in.Mapped = in.Mapped || o.Mapped
			in.Part = in.Part || o.Part
			in.Choice = in.Choice || o.Choice
		})
	}
	if o.Instr != nil && cl.body != nil && !within(o.Instr.Parent(), cl.body) {
		return Val{Orgs: []Org{o}} // a captured variable or a package's: this call does not make it anew
	}
	switch o.Kind {
	case Const, Opaque:
		return Val{Orgs: []Org{o}}
	case Seq:
		return unknown("a counter in " + cl.name)
	}
	if o.Volatile() {
		o.Via = append([]string{cl.name}, o.Via...)
		if len(o.Via) > 3 {
			o.Via = o.Via[:3]
		}
		o.Hops = append([]Hop{{Pos: c.Pos(), At: e.at(c.Pos()), Note: "through " + cl.name}}, o.Hops...)
	}
	if p, ok := o.Keeper.(*ssa.Parameter); ok && cl.body != nil {
		o.Keeper = e.rootOf(c, cl, p)
	}
	o.Pos, o.Instr = c.Pos(), c
	return Val{Orgs: []Org{o}}
}

// rootOf returns the root of the argument that a parameter of the callee is given.
func (e *evaluator) rootOf(c ssa.CallInstruction, cl callee, p *ssa.Parameter) ssa.Value {
	i := slices.Index(cl.body.Params, p)
	if cl.body.Signature.Recv() != nil {
		i--
	}
	if pl, ok := e.argument(c, Ref{Param: i}); ok {
		if cs := e.cells(pl.val); len(cs) == 1 {
			return cs[0].root
		}
	}
	return nil
}

// within reports whether fn is outer or a closure in it.
func within(fn, outer *ssa.Function) bool {
	for ; fn != nil; fn = fn.Parent() {
		if fn == outer {
			return true
		}
	}
	return false
}

// argument returns what a reference to a parameter means at a call.
func (e *evaluator) argument(c ssa.CallInstruction, r Ref) (place, bool) {
	recv, args := operands(c.Common())
	if r.Param < 0 {
		return place{recv, r.Path}, recv != nil
	}
	if r.Param >= len(args) {
		return place{}, false
	}
	return place{args[r.Param], r.Path}, true
}

// returned returns the arguments that a call's only result stands for, where it
// is a builder's: the function returns what it was given.
func (e *evaluator) returned(c *ssa.Call) []ssa.Value {
	if c.Call.Signature().Results().Len() != 1 || !isObject(c.Type()) || gotypes.IsContext(c.Type()) { // a context is copied, never changed
		return nil
	}
	var out []ssa.Value
	for _, cl := range e.callees(&c.Call) {
		if cl.obj != nil {
			if rows := e.roles.Func(cl.obj); rows != nil {
				for _, f := range rows.Flows {
					if f.Kind == catalog.Identity && (f.To.IsZero() || f.To.Root == catalog.Ret && f.To.N == 0 && len(f.To.Steps) == 0) {
						for _, from := range f.From {
							for _, pl := range e.places(c, from) {
								if len(pl.path) == 0 && isObject(pl.val.Type()) {
									out = append(out, pl.val)
								}
							}
						}
					}
				}
				continue
			}
		}
		var self []int
		if cl.body != nil {
			self = e.self(cl.body)
		} else if f := e.imported(cl); f != nil {
			self = f.Self
		}
		for _, n := range self {
			if pl, ok := e.argument(c, Ref{Param: n}); ok && !slices.Contains(out, pl.val) {
				out = append(out, pl.val)
			}
		}
	}
	return out
}

// self returns the parameters that fn's only result stands for, if it stands for
// nothing else.
func (e *evaluator) self(fn *ssa.Function) []int {
	if fn.Signature.Results().Len() != 1 || !isObject(fn.Signature.Results().At(0).Type()) {
		return nil
	}
	var out []int
	for _, b := range fn.Blocks {
		ret, ok := last(b).(*ssa.Return)
		if !ok {
			continue
		}
		p, ok := ssabody.Strip(ret.Results[0]).(*ssa.Parameter)
		if !ok {
			return nil
		}
		if n := number(p); !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	return out
}

// An addWrite is told of a write to a place.
type addWrite func(target ssa.Value, below path, how manner, val func(path) Val)

// callWrites tells what a call writes into the objects it is given.
func (e *evaluator) callWrites(c ssa.CallInstruction, add addWrite) {
	if _, ok := c.Common().Value.(*ssa.Builtin); ok {
		e.copyWrites(c, add)
		return
	}
	cls := e.callees(c.Common())
	if len(cls) == 0 {
		e.unknownWrites(c, add)
	}
	for _, cl := range cls {
		if cl.obj != nil {
			if rows := e.roles.Func(cl.obj); rows != nil {
				e.rowWrites(c, cl, rows, add)
				continue
			}
		}
		muts := e.factMutations(c, cl)
		if cl.body != nil {
			muts = e.mutations(cl.body)
		}
		if cl.body == nil && muts == nil {
			e.unknownWrites(c, add)
		}
		for _, m := range muts {
			if pl, ok := e.argument(c, Ref{m.param, m.path}); ok {
				add(pl.val, pl.path, m.how, func(rest path) Val { return e.substitute(c, cl, m.val(rest), nil) })
			}
		}
	}
}

func (e *evaluator) copyWrites(c ssa.CallInstruction, add addWrite) {
	if args := c.Common().Args; c.Common().Value.Name() == "copy" && len(args) == 2 {
		add(args[0], nil, changes, func(rest path) Val { return e.eval(args[1], rest, c) })
	}
}

func (e *evaluator) rowWrites(c ssa.CallInstruction, cl callee, rows *catalog.Rows, add addWrite) {
	for _, s := range rows.Sources {
		if !s.Into.IsZero() {
			for _, pl := range e.places(c, s.Into) {
				add(pl.val, pl.path, changes, func(path) Val { return e.source(s, cl.name, c) })
			}
		}
	}
	for _, f := range rows.Flows {
		if f.To.Root == catalog.Ret && len(f.To.Steps) == 0 {
			continue // the result itself: call answers for it
		}
		for _, pl := range e.places(c, f.To) {
			add(pl.val, pl.path, flowManner(f), func(rest path) Val { return e.flow(c, f, rest) })
		}
	}
}

// flowManner is what a flow into an object leaves of it: what is written to a
// buffer stands behind the rest, what is set in a field or entry replaces one.
func flowManner(f *catalog.Flow) manner {
	switch {
	case f.Kind == catalog.Sort || f.To.Root == catalog.Ret:
		return replaces
	case len(f.To.Steps) == 0:
		return adds
	}
	return changes
}

// mutations returns fn's writes to what its parameters point to.
func (e *evaluator) mutations(fn *ssa.Function) []mutation {
	s := e.summaries[fn]
	if s != nil && s.muts != nil {
		return s.muts
	}
	if s == nil {
		s = &summary{}
		e.summaries[fn] = s
	}
	s.muts = []mutation{} // a recursive function sees none of its own
	if tooBig(fn) {
		return nil
	}
	ws := e.writesOf(fn)
	for i, p := range fn.Params {
		n := i
		if fn.Signature.Recv() != nil {
			n--
		}
		for _, wr := range ws.byRoot[p] {
			val := wr.val
			if e.onlyIfEmpty(wr) {
				val = func(rest path) Val { return wr.val(rest).each(keptIn(p)) }
			}
			s.muts = append(s.muts, mutation{n, wr.cell.path, inCaller(wr.how), val})
			if len(s.muts) > 64 { // a decoder, not a setter
				return s.muts
			}
		}
	}
	return s.muts
}

// inCaller is the manner of a write as the function's caller sees it: whether it
// runs is not known.
func inCaller(how manner) manner {
	if how == replaces {
		return changes
	}
	return how
}

// implementations answers for a call of the user's own interface, where all
// implementations that this package and its own imports hold agree on whether
// the value changes between attempts.
func (e *evaluator) implementations(c *ssa.Call, cl callee, k int, p path) (Val, bool) {
	iface, ok := c.Call.Value.Type().Underlying().(*types.Interface)
	if !ok || iface.NumMethods() == 0 || iface.NumMethods() > 12 {
		return Val{}, false
	}
	var out Val
	first, volatile := true, false
	for _, m := range e.methodsFor(iface, cl.obj.Name()) {
		impl := callee{obj: m, name: gotypes.FuncName(m), sig: cl.sig}
		var v Val
		if fn := e.body.SSA().Prog.FuncValue(m); fn != nil && len(fn.Blocks) > 0 {
			impl.body = fn
			v = e.substitute(c, impl, e.result(fn, k, p), p)
		} else if f, ok := e.factResult(c, impl, k, p); ok {
			v = f
		} else {
			return Val{}, false
		}
		is := slices.ContainsFunc(v.Orgs, Org.Volatile)
		if !first && is != volatile {
			return Val{}, false // they disagree
		}
		first, volatile = false, is
		out.join(v)
	}
	return out, !first
}

// methodsFor returns the methods of that name of the types that implement iface,
// in this package (test files aside) and in the packages it imports.
func (e *evaluator) methodsFor(iface *types.Interface, name string) []*types.Func {
	k := methodKey{iface, name}
	if _, ok := e.methods[k]; !ok {
		e.methods[k] = e.findMethods(iface, name)
	}
	return e.methods[k]
}

type methodKey struct {
	iface *types.Interface
	name  string
}

func (e *evaluator) findMethods(iface *types.Interface, name string) []*types.Func {
	var out []*types.Func
	for _, pkg := range append([]*types.Package{e.pkg}, e.pkg.Imports()...) {
		if pkg != e.pkg && !e.hasFacts(pkg) {
			continue
		}
		scope := pkg.Scope()
		for _, n := range scope.Names() {
			tn, ok := scope.Lookup(n).(*types.TypeName)
			if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) || strings.HasSuffix(e.fset.Position(tn.Pos()).Filename, "_test.go") {
				continue
			}
			ptr := types.NewPointer(tn.Type())
			if !types.Implements(ptr, iface) {
				continue
			}
			if m, _, _ := types.LookupFieldOrMethod(ptr, true, pkg, name); m != nil {
				if fn, ok := m.(*types.Func); ok {
					out = append(out, fn)
				}
			}
		}
	}
	return out
}
