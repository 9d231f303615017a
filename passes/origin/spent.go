package origin

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

// A UseKind says what a call does with a key that it is handed.
type UseKind uint8

// The kinds of use.
const (
	Sent     UseKind = iota + 1 // it is sent along with an effect, as a key
	Kept                        // it is claimed or stored, or goes where this function does not see it
	LookedUp                    // something is looked up by it
)

// A Use is a place to which a held key goes.
type Use struct {
	Kind UseKind
	In   ssa.Instruction
}

// Uses follows a held key forward and returns where it ends up. What is only
// tested, logged or put into an object that goes nowhere is no use.
func (r *Result) Uses(h Held) []Use {
	r.mu.Lock()
	defer r.mu.Unlock()
	f := &follower{e: r.eval, seen: make(map[traced]bool)}
	f.follow(h.val, h.path)
	return f.uses
}

// A follower follows a value forward: the opposite way of the evaluator.
type follower struct {
	e     *evaluator
	seen  map[traced]bool
	uses  []Use
	calls []ssa.CallInstruction // calls of functions of this package that have been entered
}

func (f *follower) use(k UseKind, in ssa.Instruction) { f.uses = append(f.uses, Use{k, in}) }

const maxFollowed = 400

// follow goes on from v, which holds the key at p; with no path left, v is the key
// or made of it.
func (f *follower) follow(v ssa.Value, p path) {
	k := traced{v, p.String()}
	if f.seen[k] || v.Referrers() == nil {
		return
	}
	if len(f.seen) > maxFollowed {
		f.uses = append(f.uses, Use{Kind: Kept})
		return
	}
	f.seen[k] = true
	for _, in := range *v.Referrers() {
		f.step(v, p, in)
	}
}

func (f *follower) step(v ssa.Value, p path, in ssa.Instruction) {
	switch in := in.(type) {
	case *ssa.FieldAddr:
		f.below(in, p, gotypes.FieldName(in.X.Type(), in.Field))
	case *ssa.Field:
		f.below(in, p, gotypes.FieldName(in.X.Type(), in.Field))
	case *ssa.IndexAddr:
		if in.X == v {
			f.below(in, p, index(in.Index))
		}
	case *ssa.Index:
		if in.X == v {
			f.below(in, p, index(in.Index))
		}
	case *ssa.Lookup:
		if in.X == v {
			f.below(in, p, index(in.Index))
		} else {
			f.use(LookedUp, in)
		}
	case *ssa.BinOp:
		if in.Op == token.ADD {
			f.follow(in, nil)
		}
	case *ssa.UnOp:
		if in.Op == token.MUL {
			f.follow(in, p)
		}
	case *ssa.Store:
		if in.Val == v {
			f.stored(in, in.Addr, nil, p)
		}
	case *ssa.MapUpdate:
		if in.Value == v {
			f.stored(in, in.Map, path{index(in.Key)}, p)
		} else if in.Key == v {
			f.use(Kept, in)
		}
	case *ssa.MakeClosure:
		for i, b := range in.Bindings {
			if b == v {
				f.follow(in.Fn.(*ssa.Function).FreeVars[i], p)
			}
		}
	case *ssa.Return:
		f.returned(in, v, p)
	case *ssa.Send, *ssa.Select:
		f.use(Kept, in)
	case ssa.CallInstruction:
		f.call(v, p, in)
	case *ssa.If, *ssa.DebugRef, *ssa.Panic:
	case ssa.Value: // conversions, slices, phis, extracts
		f.follow(in, p)
	}
}

// below goes on in a part of an object.
func (f *follower) below(in ssa.Value, p path, step string) {
	switch {
	case len(p) == 0:
		f.follow(in, nil)
	case stepsMeet(p[0], step):
		f.follow(in, p[1:])
	}
}

// stored goes on with the object that the key has been put into.
func (f *follower) stored(in ssa.Instruction, target ssa.Value, below, p path) {
	for _, c := range f.e.cellsAt(target, below) {
		switch root := c.root.(type) {
		case *ssa.Alloc, *ssa.MakeMap, *ssa.MakeSlice:
			f.follow(root, c.path.then(p...))
		case *ssa.Call:
			if f.isAnswer(root) {
				continue
			}
			f.follow(root, c.path.then(p...))
			f.use(Kept, in)
		case *ssa.Parameter:
			f.intoParameter(in, root, c.path, p)
		default:
			f.use(Kept, in)
		}
	}
}

// intoParameter goes on in what a parameter points to, where the calls are seen; of
// a closure, in whatever it is called with.
func (f *follower) intoParameter(in ssa.Instruction, param *ssa.Parameter, below, p path) {
	fn, n, entered := param.Parent(), number(param), false
	for _, c := range f.calls {
		for _, cl := range f.e.callees(c.Common()) {
			if pl, ok := f.e.argument(c, Ref{Param: n, Path: below}); ok && cl.body == fn {
				entered = true
				f.stored(c, pl.val, pl.path, p)
			}
		}
	}
	mk := f.e.maker(fn)
	switch {
	case entered:
	case mk != nil:
		f.follow(mk, nil)
	default:
		f.use(Kept, in)
	}
}

// isAnswer reports whether a call gives the header of the answer to a client.
func (f *follower) isAnswer(c *ssa.Call) bool {
	return c.Call.IsInvoke() && isMap(c.Type()) && len(c.Call.Args) == 0
}

// returned goes on at the calls through which the function was entered; a
// function that was not entered hands the key back to its caller.
func (f *follower) returned(ret *ssa.Return, v ssa.Value, p path) {
	entered := false
	for _, c := range f.calls {
		for _, cl := range f.e.callees(c.Common()) {
			if cl.body != ret.Parent() {
				continue
			}
			entered = true
			for i, res := range ret.Results {
				if x := resultOf(c, i); res == v && x != nil {
					f.follow(x, p)
				}
			}
		}
	}
	if !entered && !gotypes.IsError(v.Type()) {
		f.use(Kept, ret)
	}
}

func (f *follower) call(v ssa.Value, p path, c ssa.CallInstruction) {
	if b, ok := c.Common().Value.(*ssa.Builtin); ok {
		f.builtin(b, v, p, c)
		return
	}
	if !c.Common().IsInvoke() && c.Common().Value == v { // an option that is applied
		for _, a := range c.Common().Args {
			if isObject(a.Type()) {
				f.stored(c, a, nil, nil)
			}
		}
		f.results(c)
		return
	}
	cls := f.e.callees(c.Common())
	if len(cls) == 0 && !f.seen[traced{v: c.Common().Value}] { // what an applied option is given has been followed
		f.use(Kept, c)
	}
	for _, cl := range cls {
		f.callee(v, p, c, cl)
	}
}

func (f *follower) builtin(b *ssa.Builtin, v ssa.Value, p path, c ssa.CallInstruction) {
	switch b.Name() {
	case "append":
		if c.Common().Args[0] != v {
			p = p.anyElement()
		}
		f.follow(c.Value(), p)
	case "copy":
		f.use(Kept, c)
	}
}

func (f *follower) callee(v ssa.Value, p path, c ssa.CallInstruction, cl callee) {
	if cl.obj != nil {
		if rows := f.e.roles.Func(cl.obj); rows != nil {
			f.byRows(v, p, c, cl, rows)
			return
		}
	}
	switch {
	case cl.body != nil:
		f.enter(v, p, c, cl.body)
	case f.byFact(v, p, c, cl):
	default:
		f.unknown(v, p, c, cl)
	}
}

// enter goes on in the body of a function of this package.
func (f *follower) enter(v ssa.Value, p path, c ssa.CallInstruction, body *ssa.Function) {
	if len(f.calls) > 40 {
		f.use(Kept, c)
		return
	}
	if !slices.Contains(f.calls, c) {
		f.calls = append(f.calls, c)
	}
	recv, args := operands(c.Common())
	params := body.Params
	if body.Signature.Recv() != nil && len(params) > 0 {
		if recv == v {
			f.follow(params[0], p)
		}
		params = params[1:]
	}
	for i, a := range args {
		if a == v && i < len(params) {
			f.follow(params[i], p)
		}
	}
}

// byRows goes on behind a call that the catalog knows.
func (f *follower) byRows(v ssa.Value, p path, c ssa.CallInstruction, cl callee, rows *catalog.Rows) {
	if len(rows.Calls) > 0 {
		f.use(Sent, c)
		return
	}
	for _, s := range rows.Stores {
		switch s.Role {
		case "check":
			f.use(LookedUp, c)
		default:
			f.use(Kept, c)
		}
	}
	for _, s := range rows.Slots {
		if s.Claim {
			f.use(Kept, c)
		}
	}
	if len(rows.Stores) > 0 {
		return
	}
	for _, fl := range rows.Flows {
		if fl.Kind == catalog.Constant || !f.flowsFrom(fl, v, c) {
			continue
		}
		f.along(fl, p, c)
	}
	switch {
	case len(rows.Flows) > 0:
	case len(rows.Slots) > 0:
		f.into(v, c)
	default:
		f.unknown(v, p, c, cl)
	}
}

// flowsFrom reports whether a flow takes v.
func (f *follower) flowsFrom(fl *catalog.Flow, v ssa.Value, c ssa.CallInstruction) bool {
	return slices.ContainsFunc(fl.From, func(a catalog.Access) bool {
		return slices.ContainsFunc(f.e.places(c, a), func(pl place) bool {
			return pl.val == v || slices.ContainsFunc(f.e.cellsAt(pl.val, pl.path), func(x cell) bool { return x.root == v })
		})
	})
}

// along goes on where a flow puts what it takes.
func (f *follower) along(fl *catalog.Flow, p path, c ssa.CallInstruction) {
	if fl.Kind != catalog.Identity && fl.Kind != catalog.Copy {
		p = nil
	}
	for _, pl := range f.e.places(c, fl.To) {
		switch {
		case gotypes.IsContext(pl.val.Type()) && len(pl.path) > 0:
			f.inContext(pl.val, pl.path, fl, c)
		case fl.To.IsZero() || fl.To.Root == catalog.Ret:
			f.follow(pl.val, pl.path.then(p...))
		default:
			f.stored(c, pl.val, pl.path, p)
		}
	}
	if fl.To.IsZero() {
		if x := resultOf(c, 0); x != nil {
			f.follow(x, p)
		}
	}
}

// inContext goes on with a context that the key has been put into, unless nobody
// can read it there: it stands under a type that only this package can name, and
// which it never asks for.
func (f *follower) inContext(ctx ssa.Value, below path, fl *catalog.Flow, c ssa.CallInstruction) {
	for _, s := range fl.To.Steps {
		args := c.Common().Args
		if s.Kind != catalog.ByArg || s.N >= len(args) {
			continue
		}
		under := args[s.N]
		if box, ok := under.(*ssa.MakeInterface); ok {
			under = box.X
		}
		t := under.Type()
		tn := gotypes.NamedOf(t)
		if tn != nil && tn.Pkg() == f.e.pkg && !tn.Exported() && !f.e.asksFor(t) {
			return
		}
	}
	f.use(Kept, c)
}

// asksFor reports whether this package reads from a context what stands there
// under a value of type t.
func (e *evaluator) asksFor(t types.Type) bool {
	for _, fn := range e.body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				c, ok := in.(ssa.CallInstruction)
				if !ok || !c.Common().IsInvoke() || !gotypes.IsContext(c.Common().Value.Type()) || len(c.Common().Args) != 1 {
					continue
				}
				a := c.Common().Args[0]
				if box, ok := a.(*ssa.MakeInterface); ok {
					a = box.X
				}
				if types.Identical(a.Type(), t) {
					return true
				}
			}
		}
	}
	return false
}

// into goes on behind an option, a setter or a builder whose body is not seen: in
// its result and, if it can change it, its receiver.
func (f *follower) into(v ssa.Value, c ssa.CallInstruction) {
	recv, _ := operands(c.Common())
	if recv != nil && recv != v && isObject(recv.Type()) {
		f.stored(c, recv, nil, nil)
	}
	f.results(c)
}

func (f *follower) results(c ssa.CallInstruction) {
	res := c.Common().Signature().Results()
	for i := range res.Len() {
		if x := resultOf(c, i); x != nil && !gotypes.IsError(res.At(i).Type()) {
			f.follow(x, nil)
		}
	}
}

// byFact goes on behind a function of another own package.
func (f *follower) byFact(v ssa.Value, p path, c ssa.CallInstruction, cl callee) bool {
	told := f.e.imported(cl)
	if told == nil {
		return false
	}
	known := false
	meets := func(r Ref) bool {
		pl, ok := f.e.argument(c, r)
		if !ok || pl.val != v {
			return false
		}
		_, ok = p.meets(pl.path)
		known = known || ok
		return ok
	}
	for _, s := range told.Sinks {
		if meets(s.Ref) {
			f.use(Sent, c)
		}
	}
	for _, r := range told.Stored {
		if meets(r) {
			f.use(Kept, c)
		}
	}
	for _, m := range told.Mut {
		for _, o := range m.Orgs {
			if pl, ok := f.e.argument(c, Ref{Param: m.Param}); ok && o.Kind == Param && meets(o.Ref) {
				f.stored(c, pl.val, m.Path, nil)
			}
		}
	}
	for _, r := range told.Res {
		for _, o := range r.Orgs {
			if x := resultOf(c, r.Result); x != nil && o.Kind == Param && meets(o.Ref) {
				f.follow(x, r.Path)
			}
		}
	}
	return known
}

// unknown judges a call whose body is not seen. One that only watches, tests or
// makes an error is no use; a pure function hands on what it was given.
func (f *follower) unknown(v ssa.Value, p path, c ssa.CallInstruction, cl callee) {
	sig := cl.sig
	recv, name, pkg := "", cl.name, ""
	if cl.obj != nil {
		sig, recv, name = cl.obj.Signature(), owner(cl.obj), cl.obj.Name()
		if cl.obj.Pkg() != nil {
			pkg = cl.obj.Pkg().Name()
		}
	}
	asks := !takesContext(sig)
	class := catalog.MethodClass(recv, name)
	switch {
	case catalog.WatcherName(recv, pkg):
		return
	case sig.Results().Len() > 0 && onlyErrors(sig) && asks && (class == catalog.CheckClass || class == catalog.GetClass || catalog.AskedName(recv) || cl.obj != nil && cl.obj.Signature().Recv() == nil):
		return // a validation, an error
	case class == catalog.CheckClass || class == catalog.GetClass:
		if asks && !isIO(sig) {
			f.results(c)
			return
		}
		f.use(LookedUp, c)
	case cl.obj != nil && (catalog.SetterName(name) >= catalog.S2):
		f.into(v, c)
	case asks && sig.Results().Len() > 0 && !onlyErrors(sig) && cl.obj != nil && cl.obj.Signature().Recv() == nil:
		f.results(c)
	default:
		f.use(sentOrKept(f, v, p, c), c)
	}
}

// sentOrKept says whether a call takes the value as its key.
func sentOrKept(f *follower, v ssa.Value, p path, c ssa.CallInstruction) UseKind {
	for _, s := range f.e.slotsAt(c.Parent(), c) {
		if s.Level >= catalog.S2 && s.place.val == v {
			return Sent
		}
	}
	return Kept
}

// onlyErrors reports whether a function gives back nothing but whether it worked.
func onlyErrors(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		b, ok := r.Type().Underlying().(*types.Basic)
		if !gotypes.IsError(r.Type()) && (!ok || b.Kind() != types.Bool) {
			return false
		}
	}
	return true
}

func takesContext(sig *types.Signature) bool {
	for p := range sig.Params().Variables() {
		if gotypes.IsContext(p.Type()) {
			return true
		}
	}
	return false
}
