package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
)

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
